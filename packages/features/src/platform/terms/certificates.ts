import type { contract, ResponseOf } from '@lianxin/api/contract';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Driver = ResponseOf<typeof contract.signature.prepare>['certificates'][number]['driver'];

/** Where a certificate is stored. */
export const CERTIFICATE_TERMS: Readonly<Record<Driver, MessageDescriptor>> = {
  demo: msg`平台证书`,
  ukeyBridge: msg`UKey`,
  cloudCertificate: msg`云证书`,
};

const AUTHORITIES: Readonly<Record<string, MessageDescriptor>> = { 演示证书: msg`演示证书` };

/** The translated name of a demo authority; a real one has one name. */
export function authorityName(name: string, i18n: I18n): string {
  const term = AUTHORITIES[name];
  return term ? i18n._(term) : name;
}

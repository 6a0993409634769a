import type { ApiError } from '@lianxin/api/client';
import { Banner, FormField, PasswordInput, Select } from '@lianxin/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSentence } from '../notices/index.ts';
import type { Prepared } from './use-signing.ts';

/** Who issues certificates and is called differently in another language; a real authority has one name. */
const AUTHORITY_TERMS: Readonly<Record<string, MessageDescriptor>> = { 演示证书: msg`演示证书` };

type Certificate = Prepared['certificates'][number];

/** The certificate that the person signs with, and the PIN that unlocks it. */
export function useCertificate(certificates: readonly Certificate[]) {
  const [serial, setSerial] = useState<string>();
  const [pin, setPin] = useState('');
  const certificate = certificates.find((one) => one.serial === serial) ?? certificates[0];
  return { certificates, certificate, choose: setSerial, pin, setPin } as const;
}

export interface CertificateFieldsProps {
  readonly choice: ReturnType<typeof useCertificate>;
  /** Why the PIN did not unlock it. */
  readonly error: ApiError | undefined;
  readonly disabled?: boolean;
}

/** Asks for the certificate and its PIN; says so where the person has none. */
export function CertificateFields({ choice, error, disabled = false }: CertificateFieldsProps) {
  const { t, i18n } = useLingui();
  const sentence = useSentence();
  const { certificate, certificates, choose, pin, setPin } = choice;
  if (certificate === undefined) {
    return (
      <Banner tone="critical">
        <Trans>没有找到您的签名证书，请联系企业管理员办理后再签名。</Trans>
      </Banner>
    );
  }
  const term = AUTHORITY_TERMS[certificate.issuedBy];
  const authority = term ? i18n._(term) : certificate.issuedBy;
  return (
    <>
      <FormField label={t`签名证书`} hint={t`${authority}，有效期至 ${certificate.validUntil.slice(0, 10)}`}>
        <Select
          value={certificate.serial}
          onValueChange={choose}
          disabled={disabled}
          options={certificates.map((one) => ({ value: one.serial, label: one.subject, note: one.serial }))}
        />
      </FormField>
      <FormField label={t`证书 PIN 码`} required error={error && sentence(error)}>
        <PasswordInput
          value={pin}
          onChange={(event) => setPin(event.currentTarget.value)}
          disabled={disabled}
          maxLength={32}
          autoComplete="off"
          inputMode="numeric"
          autoFocus
        />
      </FormField>
    </>
  );
}

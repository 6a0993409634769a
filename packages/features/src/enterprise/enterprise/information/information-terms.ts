import type { contract, ResponseOf } from '@lianxin/api/contract';
import type { InformationField } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type Information = ResponseOf<typeof contract.enterprise.information>;
export type Change = NonNullable<Information['change']>;

/** Names of certified fields. */
export const INFORMATION_TERMS: Readonly<Record<InformationField, MessageDescriptor>> = {
  name: msg`企业名称`,
  legalName: msg`法定代表人`,
  address: msg`注册地址`,
  size: msg`企业规模`,
  licenceFileId: msg`营业执照`,
  legalIdFrontFileId: msg`法定代表人证件正面`,
  legalIdBackFileId: msg`法定代表人证件背面`,
};

const FILE_FIELDS: readonly InformationField[] = ['licenceFileId', 'legalIdFrontFileId', 'legalIdBackFileId'];

export const isFileField = (field: InformationField): boolean => FILE_FIELDS.includes(field);

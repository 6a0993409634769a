import type { contract, ResponseOf } from '@lianxin/api/contract';
import type { IdentityKind, InformationField } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { legalIdTerms } from '../../../platform/terms/index.ts';

export type Information = ResponseOf<typeof contract.enterprise.information>;
export type Change = NonNullable<Information['change']>;

const TERMS: Readonly<Record<Exclude<InformationField, 'legalIdFrontFileId' | 'legalIdBackFileId'>, MessageDescriptor>> = {
  name: msg`企业名称`,
  legalName: msg`法定代表人`,
  address: msg`注册地址`,
  size: msg`企业规模`,
  licenceFileId: msg`营业执照`,
};

/** The name of a certified field; the sides of the representative's document are named by its kind. */
export function informationTerm(field: InformationField, kind: IdentityKind | null): MessageDescriptor {
  if (field === 'legalIdFrontFileId') return legalIdTerms(kind).front;
  return field === 'legalIdBackFileId' ? legalIdTerms(kind).back : TERMS[field];
}

const FILE_FIELDS: readonly InformationField[] = ['licenceFileId', 'legalIdFrontFileId', 'legalIdBackFileId'];

export const isFileField = (field: InformationField): boolean => FILE_FIELDS.includes(field);

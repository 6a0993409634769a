import type { FileId, RegistrationForm } from '@lianxin/api/contract';
import { identityKindOf, maskAccountNumber, maskIdentityNumber, type RegistrationValues } from '@lianxin/domain';
import type * as z from 'zod/mini';
import type { KeptForm } from '../../../schema/index.ts';

export type Form = z.output<typeof RegistrationForm>;

export type FormChange = { readonly [Step in keyof Form]?: Form[Step] | undefined };

export const BLANK_FORM: KeptForm = { enterprise: {}, account: {}, authorisation: {} };

/** Merges the saved fields into the form. */
export const changedForm = (form: Form, { enterprise, account, authorisation }: FormChange): Form => ({
  enterprise: { ...form.enterprise, ...enterprise },
  account: { ...form.account, ...account },
  authorisation: { ...form.authorisation, ...authorisation },
});

/** Field values for the domain's rules. */
export const valuesOf = ({ enterprise, account, authorisation }: Form): RegistrationValues => ({
  'enterprise.name': enterprise.name ?? '',
  'enterprise.creditCode': enterprise.creditCode ?? '',
  'enterprise.legalName': enterprise.legalName ?? '',
  'enterprise.legalIdKind': identityKindOf(enterprise.legalIdKind),
  'enterprise.legalIdNumber': enterprise.legalIdNumber ?? '',
  'enterprise.size': enterprise.size ?? '',
  'enterprise.address': enterprise.address ?? '',
  'enterprise.licenceFileId': enterprise.licenceFileId ?? '',
  'enterprise.legalIdFrontFileId': enterprise.legalIdFrontFileId ?? '',
  'enterprise.legalIdBackFileId': enterprise.legalIdBackFileId ?? '',
  'account.accountName': account.accountName ?? '',
  'account.accountNumber': account.accountNumber ?? '',
  'account.branchNumber': account.branchNumber ?? '',
  'authorisation.agentName': authorisation.agentName ?? '',
  'authorisation.authorisationFileId': authorisation.authorisationFileId ?? '',
  'authorisation.attachmentIds': (authorisation.attachmentIds ?? []).join(','),
});

export function fileIdsOf({ enterprise, authorisation }: Form): FileId[] {
  const named = [
    enterprise.licenceFileId,
    enterprise.legalIdFrontFileId,
    enterprise.legalIdBackFileId,
    authorisation.authorisationFileId,
    ...(authorisation.attachmentIds ?? []),
  ];
  return [...new Set(named.filter((id) => id !== null && id !== undefined))];
}

/** For display: identity and account number are masked. */
export const maskedForm = (form: Form): Form =>
  changedForm(form, {
    enterprise: { ...form.enterprise, legalIdNumber: maskIdentityNumber(form.enterprise.legalIdNumber ?? '') },
    account: { ...form.account, accountNumber: maskAccountNumber(form.account.accountNumber ?? '') },
  });

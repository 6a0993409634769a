import type { FileId, RegistrationForm } from '@lianxin/api/contract';
import { maskAccountNumber, maskIdentityCard, type RegistrationValues } from '@lianxin/domain';
import type * as z from 'zod/mini';
import type { KeptForm } from '../../../schema/index.ts';

export type Form = z.output<typeof RegistrationForm>;

/** What a save may name: any step, any field of it. */
export type FormChange = { readonly [Step in keyof Form]?: Form[Step] | undefined };

/** A registration in which nothing was entered. */
export const BLANK_FORM: KeptForm = { enterprise: {}, account: {}, authorisation: {} };

/** The form after a save; what the save does not name stays. */
export const changedForm = (form: Form, { enterprise, account, authorisation }: FormChange): Form => ({
  enterprise: { ...form.enterprise, ...enterprise },
  account: { ...form.account, ...account },
  authorisation: { ...form.authorisation, ...authorisation },
});

/** What stands in each field, as the rules of the domain read it. */
export const valuesOf = ({ enterprise, account, authorisation }: Form): RegistrationValues => ({
  'enterprise.name': enterprise.name ?? '',
  'enterprise.creditCode': enterprise.creditCode ?? '',
  'enterprise.legalName': enterprise.legalName ?? '',
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

/** The files that the form names. */
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

/** The form for looking at: nobody needs the identity number and the account number whole any more. */
export const maskedForm = (form: Form): Form =>
  changedForm(form, {
    enterprise: { ...form.enterprise, legalIdNumber: maskIdentityCard(form.enterprise.legalIdNumber ?? '') },
    account: { ...form.account, accountNumber: maskAccountNumber(form.account.accountNumber ?? '') },
  });

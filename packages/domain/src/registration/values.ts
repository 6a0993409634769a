import { hasBackSide, identityKindOf, isIdentityDocument } from '../identity/identity-document.ts';
import { isAccountNumber, isBankBranchNumber } from '../identity/numbers.ts';
import { isSocialCreditCode } from '../identity/social-credit-code.ts';
import { ENTERPRISE_SIZES, isRequiredField, REGISTRATION_FIELDS, type RegistrationField } from './fields.ts';

/** The value of each field of a registration; an empty string when there is none. File ids are separated by commas. */
export type RegistrationValues = Readonly<Record<RegistrationField, string>>;

/** Problem of a field that can be found without the server. */
export type RegistrationProblem = 'required' | 'creditCode' | 'identityNumber' | 'size' | 'accountName' | 'accountNumber' | 'branchNumber';

const legalIdKindOf = (values: RegistrationValues) => identityKindOf(values['enterprise.legalIdKind']);

/** The required fields that are empty; a document with one page has no back. */
export const missingFields = (values: RegistrationValues): RegistrationField[] =>
  REGISTRATION_FIELDS.filter(
    (field) =>
      isRequiredField(field) && values[field] === '' && (field !== 'enterprise.legalIdBackFileId' || hasBackSide(legalIdKindOf(values))),
  );

/** The fields that differ from an earlier submission. */
export const changedFields = (values: RegistrationValues, earlier: RegistrationValues): RegistrationField[] =>
  REGISTRATION_FIELDS.filter((field) => values[field] !== earlier[field]);

const SIZES: readonly string[] = ENTERPRISE_SIZES;

const RULES: readonly (readonly [RegistrationField, RegistrationProblem, (values: RegistrationValues, value: string) => boolean])[] = [
  ['enterprise.creditCode', 'creditCode', (_, value) => isSocialCreditCode(value)],
  ['enterprise.legalIdNumber', 'identityNumber', (values, value) => isIdentityDocument({ kind: legalIdKindOf(values), number: value })],
  ['enterprise.size', 'size', (_, value) => SIZES.includes(value)],
  ['account.accountName', 'accountName', (values, value) => value === values['enterprise.name']],
  ['account.accountNumber', 'accountNumber', (_, value) => isAccountNumber(value)],
  ['account.branchNumber', 'branchNumber', (_, value) => isBankBranchNumber(value)],
];

/** All missing and invalid fields; empty when the registration can be submitted. */
export function registrationProblems(
  values: RegistrationValues,
): { readonly field: RegistrationField; readonly problem: RegistrationProblem }[] {
  const missing = missingFields(values).map((field) => ({ field, problem: 'required' as const }));
  const wrong = RULES.filter(([field, , holds]) => values[field] !== '' && !holds(values, values[field]));
  return [...missing, ...wrong.map(([field, problem]) => ({ field, problem }))];
}

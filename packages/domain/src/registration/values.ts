import { isIdentityCard } from '../identity/identity-card.ts';
import { isAccountNumber, isBankBranchNumber } from '../identity/numbers.ts';
import { isSocialCreditCode } from '../identity/social-credit-code.ts';
import { ENTERPRISE_SIZES, isRequiredField, REGISTRATION_FIELDS, type RegistrationField } from './fields.ts';

/** What stands in each field of a registration; an empty text where nothing does. Several files are parted by commas. */
export type RegistrationValues = Readonly<Record<RegistrationField, string>>;

/** What is wrong with a field, as far as the field alone can tell. */
export type RegistrationProblem = 'required' | 'creditCode' | 'identityCard' | 'size' | 'accountName' | 'accountNumber' | 'branchNumber';

/** The required fields in which nothing stands. */
export const missingFields = (values: RegistrationValues): RegistrationField[] =>
  REGISTRATION_FIELDS.filter((field) => isRequiredField(field) && values[field] === '');

/** The fields in which something else stands than in an earlier registration. */
export const changedFields = (values: RegistrationValues, earlier: RegistrationValues): RegistrationField[] =>
  REGISTRATION_FIELDS.filter((field) => values[field] !== earlier[field]);

const SIZES: readonly string[] = ENTERPRISE_SIZES;

const RULES: readonly (readonly [RegistrationField, RegistrationProblem, (values: RegistrationValues, value: string) => boolean])[] = [
  ['enterprise.creditCode', 'creditCode', (_, value) => isSocialCreditCode(value)],
  ['enterprise.legalIdNumber', 'identityCard', (_, value) => isIdentityCard(value)],
  ['enterprise.size', 'size', (_, value) => SIZES.includes(value)],
  ['account.accountName', 'accountName', (values, value) => value === values['enterprise.name']],
  ['account.accountNumber', 'accountNumber', (_, value) => isAccountNumber(value)],
  ['account.branchNumber', 'branchNumber', (_, value) => isBankBranchNumber(value)],
];

/** What keeps a registration from being submitted: what is missing, and what cannot be right. */
export function registrationProblems(
  values: RegistrationValues,
): { readonly field: RegistrationField; readonly problem: RegistrationProblem }[] {
  const missing = missingFields(values).map((field) => ({ field, problem: 'required' as const }));
  const wrong = RULES.filter(([field, , holds]) => values[field] !== '' && !holds(values, values[field]));
  return [...missing, ...wrong.map(([field, problem]) => ({ field, problem }))];
}

import { addMonths, shanghaiDate, type CivilDate } from '../calendar/civil-date.ts';

/** Kinds of entries in the register of movables and claims (中登网, 动产和权利担保统一登记办法). */
export type ClaimRegistrationKind = 'initial' | 'change' | 'extension' | 'objection' | 'cancellation';

export const CLAIM_REGISTRATION_KINDS: readonly ClaimRegistrationKind[] = ['initial', 'change', 'extension', 'objection', 'cancellation'];

/** An entry by another party over the same claim, found by a search. */
export interface FoundEntry {
  readonly certificateNumber: string;
  /** Name of the secured party. */
  readonly secured: string;
  /** ISO 8601, to the second, as it decides the priority. */
  readonly registeredAt: string;
}

/** A search of the register for the same claim before registration (查重). */
export interface DuplicateSearch {
  readonly reportNumber: string;
  readonly searchedAt: Date;
  /** Number of entries by others over the same vouchers or invoices. */
  readonly found: number;
}

/** An entry in the register. `registeredAt` is exact to the second, as it decides the priority (民法典 768). */
export interface ClaimRegistration {
  readonly kind: ClaimRegistrationKind;
  readonly certificateNumber: string;
  readonly registeredAt: Date;
  readonly expiresOn: CivilDate;
  readonly search: DuplicateSearch;
}

export type RegistrationFault =
  | 'numberMissing'
  | 'notYet'
  | 'termTooShort'
  | 'termTooLong'
  | 'endsBeforeDue'
  | 'searchMissing'
  | 'searchedAfter'
  | 'searchStale'
  | 'duplicateFound';

/** The field to correct for each fault, named as in calls and forms. */
export const REGISTRATION_FAULT_FIELDS = {
  numberMissing: 'certificateNumber',
  notYet: 'registeredAt',
  termTooShort: 'expiresOn',
  termTooLong: 'expiresOn',
  endsBeforeDue: 'expiresOn',
  searchMissing: 'searchReportNumber',
  searchedAfter: 'searchedAt',
  searchStale: 'searchedAt',
  duplicateFound: 'found',
} as const satisfies Readonly<Record<RegistrationFault, string>>;

/** An entry lasts from one month to thirty years; a search is valid for seven days. */
export const REGISTRATION_LIMITS = { leastMonths: 1, mostMonths: 360, searchDays: 7 } as const;

const DAY_MS = 86_400_000;

/** Whether a search is still valid. */
export const isSearchFresh = (searchedAt: Date, now: Date): boolean =>
  searchedAt <= now && now.getTime() - searchedAt.getTime() <= REGISTRATION_LIMITS.searchDays * DAY_MS;

/** The faults of an entry for a claim with a due date; empty when it permits the payout. */
export function registrationFaults(entry: ClaimRegistration, dueOn: CivilDate, now: Date): readonly RegistrationFault[] {
  const { certificateNumber, registeredAt, expiresOn, search } = entry;
  const from = shanghaiDate(registeredAt);
  const age = registeredAt.getTime() - search.searchedAt.getTime();
  const faults: readonly (readonly [RegistrationFault, boolean])[] = [
    ['numberMissing', certificateNumber.trim() === ''],
    ['notYet', registeredAt > now],
    ['termTooShort', expiresOn < addMonths(from, REGISTRATION_LIMITS.leastMonths)],
    ['termTooLong', expiresOn > addMonths(from, REGISTRATION_LIMITS.mostMonths)],
    ['endsBeforeDue', expiresOn < dueOn],
    ['searchMissing', search.reportNumber.trim() === ''],
    ['searchedAfter', age < 0],
    ['searchStale', age > REGISTRATION_LIMITS.searchDays * DAY_MS],
    ['duplicateFound', search.found > 0],
  ];
  return faults.flatMap(([fault, is]) => (is ? [fault] : []));
}

/** The lender's reason for paying out without registration, kept with the payment. */
export interface RegistrationWaiver {
  readonly reason: string;
}

/** Whether money may be paid out: the claim is registered without fault, or the lender waives it with a reason (银发〔2025〕77号 Art 13). */
export function mayPayOut(registration: ClaimRegistration | RegistrationWaiver | undefined, dueOn: CivilDate, now: Date): boolean {
  if (registration === undefined) return false;
  if ('reason' in registration) return registration.reason.trim() !== '';
  return registrationFaults(registration, dueOn, now).length === 0;
}

/** Ranks competing claims: registered before unregistered, then by time of registration, then by time of notice to the debtor (民法典 768). */
export const inPriority = <Claim extends { readonly registeredAt?: Date | undefined; readonly notifiedAt?: Date | undefined }>(
  claims: readonly Claim[],
): readonly Claim[] => {
  const time = (instant: Date | undefined): number => instant?.getTime() ?? Number.POSITIVE_INFINITY;
  const order = (left: number, right: number): number => (left === right ? 0 : left - right);
  return claims.toSorted(
    (left, right) => order(time(left.registeredAt), time(right.registeredAt)) || order(time(left.notifiedAt), time(right.notifiedAt)),
  );
};

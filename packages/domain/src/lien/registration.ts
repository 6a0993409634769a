import { addMonths, shanghaiDate, type CivilDate } from '../calendar/civil-date.ts';

/** What is entered at the register of movables and claims (中登网, 动产和权利担保统一登记办法). */
export type ClaimRegistrationKind = 'initial' | 'change' | 'extension' | 'objection' | 'cancellation';

export const CLAIM_REGISTRATION_KINDS: readonly ClaimRegistrationKind[] = ['initial', 'change', 'extension', 'objection', 'cancellation'];

/** An entry of somebody else that a search found over the same claim. */
export interface FoundEntry {
  readonly certificateNumber: string;
  /** Who is secured by it. */
  readonly secured: string;
  /** ISO 8601, to the second: it decides who goes first. */
  readonly registeredAt: string;
}

/** A search of the register for the same claim, made before it is entered (查重). */
export interface DuplicateSearch {
  readonly reportNumber: string;
  readonly searchedAt: Date;
  /** Entries of others over the same vouchers or invoices. */
  readonly found: number;
}

/** An entry of the register. Its time counts to the second: it decides who goes first (民法典 768). */
export interface ClaimRegistration {
  readonly kind: ClaimRegistrationKind;
  readonly certificateNumber: string;
  readonly registeredAt: Date;
  readonly expiresOn: CivilDate;
  readonly search: DuplicateSearch;
}

/** What is wrong with an entry; it may be none. */
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

/** Which part of an entry is to be put right for each fault, as calls and forms name it. */
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

/** An entry lasts a month to thirty years; a search is good for seven days. */
export const REGISTRATION_LIMITS = { leastMonths: 1, mostMonths: 360, searchDays: 7 } as const;

const DAY_MS = 86_400_000;

/** Whether a search that was made at a moment may still be relied on. */
export const isSearchFresh = (searchedAt: Date, now: Date): boolean =>
  searchedAt <= now && now.getTime() - searchedAt.getTime() <= REGISTRATION_LIMITS.searchDays * DAY_MS;

/** What is wrong with an entry for a claim that falls due on a day. What nobody answers for is not paid out. */
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

/** Why a lender pays out without an entry; kept beside its payment. */
export interface RegistrationWaiver {
  readonly reason: string;
}

/** Whether money may be paid out: the claim is entered without fault, or the lender waives it and says why (银发〔2025〕77号 Art 13). */
export function mayPayOut(registration: ClaimRegistration | RegistrationWaiver | undefined, dueOn: CivilDate, now: Date): boolean {
  if (registration === undefined) return false;
  if ('reason' in registration) return registration.reason.trim() !== '';
  return registrationFaults(registration, dueOn, now).length === 0;
}

/** Who of several that claim the same goes first: the registered before the others, and by time (民法典 768). */
export const inPriority = <Claim extends { readonly registeredAt?: Date | undefined; readonly notifiedAt?: Date | undefined }>(
  claims: readonly Claim[],
): readonly Claim[] => {
  const time = (instant: Date | undefined): number => instant?.getTime() ?? Number.POSITIVE_INFINITY;
  const order = (left: number, right: number): number => (left === right ? 0 : left - right);
  return claims.toSorted(
    (left, right) => order(time(left.registeredAt), time(right.registeredAt)) || order(time(left.notifiedAt), time(right.notifiedAt)),
  );
};

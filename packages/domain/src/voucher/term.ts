import { addDays, addMonths, compareDates, daysBetween, type CivilDate } from '../calendar/civil-date.ts';
import { dayKind, nextWorkingDay } from '../calendar/working-day.ts';
import { SIGN_FOR_DEADLINE_DAYS, termLimitOn, VOUCHER_LIMITS, type TermLimit } from './limits.ts';

/** Assessment of a term: within the usual limit, in need of a reason, beyond the maximum, or not in the future. */
export type TermLevel = 'ordinary' | 'needsReason' | 'tooLong' | 'past';

export interface TermQuestion {
  readonly issuedOn: CivilDate;
  readonly dueOn: CivilDate;
  /** @default VOUCHER_LIMITS.term */
  readonly limits?: readonly TermLimit[];
}

export interface TermAssessment {
  /** Calendar days from issue to the due date. */
  readonly days: number;
  /** The due date, rolled forward to a working day. */
  readonly paymentDate: CivilDate;
  readonly level: TermLevel;
  /** Whether the payment date is in a year without published holidays, and may therefore change. */
  readonly provisional: boolean;
  /** Latest due date without a reason. */
  readonly latestOrdinary: CivilDate;
  /** Latest due date allowed at all. */
  readonly latestPossible: CivilDate;
}

/** Assesses a term in calendar months, month ends clamped, and computes the payment date. */
export function termAssessment({ issuedOn, dueOn, limits = VOUCHER_LIMITS.term }: TermQuestion): TermAssessment {
  const limit = termLimitOn(issuedOn, limits);
  const latestOrdinary = addMonths(issuedOn, limit.warnMonths);
  const latestPossible = addMonths(issuedOn, limit.maxMonths);
  const days = daysBetween(issuedOn, dueOn);
  const paymentDate = nextWorkingDay(dueOn);
  const provisional = dayKind(dueOn).provisional || dayKind(paymentDate).provisional;
  const level = (): TermLevel => {
    if (days < VOUCHER_LIMITS.minTermDays) return 'past';
    if (compareDates(dueOn, latestPossible) > 0) return 'tooLong';
    return compareDates(dueOn, latestOrdinary) > 0 ? 'needsReason' : 'ordinary';
  };
  return { days, paymentDate, level: level(), provisional, latestOrdinary, latestPossible };
}

/** Whether a voucher has fallen due. From that day on it can only be paid. */
export const hasFallenDue = (dueOn: CivilDate, today: CivilDate): boolean => compareDates(dueOn, today) <= 0;

export const lastDayBefore = (dueOn: CivilDate): CivilDate => addDays(dueOn, -1);

/** Last day for signing for a voucher sent on a day: fifteen days later, but no later than the day before the due date. */
export function signForDeadline(sentOn: CivilDate, dueOn: CivilDate): CivilDate {
  const deadline = addDays(sentOn, SIGN_FOR_DEADLINE_DAYS);
  return hasFallenDue(dueOn, deadline) ? lastDayBefore(dueOn) : deadline;
}

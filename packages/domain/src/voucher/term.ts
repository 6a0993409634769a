import { addDays, addMonths, compareDates, daysBetween, type CivilDate } from '../calendar/civil-date.ts';
import { dayKind, nextWorkingDay } from '../calendar/working-day.ts';
import { SIGN_FOR_DEADLINE_DAYS, termLimitOn, VOUCHER_LIMITS, type TermLimit } from './limits.ts';

/** Whether a term is fine, asks for a reason, is beyond the limit, or does not lie ahead. */
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
  /** The due date, rolled to the next working day. */
  readonly paymentDate: CivilDate;
  readonly level: TermLevel;
  /** Whether the payment date rests on a year whose holidays are not published. */
  readonly provisional: boolean;
  /** The last due date that asks for no reason. */
  readonly latestOrdinary: CivilDate;
  /** The last due date that can be issued at all. */
  readonly latestPossible: CivilDate;
}

/** Judges a term by calendar months, month-ends clamped, and names the day of payment. */
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

/** Whether a voucher has fallen due: from that day on it is paid, and nothing else is done with it. */
export const hasFallenDue = (dueOn: CivilDate, today: CivilDate): boolean => compareDates(dueOn, today) <= 0;

/** The last day before a voucher falls due. */
export const lastDayBefore = (dueOn: CivilDate): CivilDate => addDays(dueOn, -1);

/** The last day on which a recipient can sign for what was sent on a day: fifteen days later, or the last before it falls due. */
export function signForDeadline(sentOn: CivilDate, dueOn: CivilDate): CivilDate {
  const deadline = addDays(sentOn, SIGN_FOR_DEADLINE_DAYS);
  return hasFallenDue(dueOn, deadline) ? lastDayBefore(dueOn) : deadline;
}

import { compareDates, lastDayBefore, Refusal, type CivilDate } from '@lianxin/domain';
import type { Clock } from '../../../platform/clock/clock.ts';

/** The last day of an application: the day before maturity, or the last day to sign if earlier. */
export interface Term {
  readonly dueOn: CivilDate;
  readonly signDeadline?: CivilDate | null;
}

/** Why an application has expired; undefined while there is time. */
export function tooLate({ clock }: { readonly clock: Pick<Clock, 'today'> }, { dueOn, signDeadline = null }: Term): Refusal | undefined {
  const last = lastDayBefore(dueOn);
  const until = signDeadline !== null && compareDates(signDeadline, last) < 0 ? signDeadline : last;
  return compareDates(clock.today(), until) > 0 ? new Refusal('TOO_LATE', { until }) : undefined;
}

/** Refuses an expired application. Used before preparing its text to sign and before each act. */
export function assertInTime(context: { readonly clock: Clock }, term: Term): void {
  const refusal = tooLate(context, term);
  if (refusal) throw refusal;
}

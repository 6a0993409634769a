import { compareDates, lastDayBefore, Refusal, type CivilDate } from '@lianxin/domain';
import type { Clock } from '../../../platform/clock/clock.ts';

/** Until when an application goes on: the day before it falls due, or its recipient's last day to sign for it where that is earlier. */
export interface Term {
  readonly dueOn: CivilDate;
  readonly signDeadline?: CivilDate | null;
}

/** Why an application is not taken further once its last day is over; undefined while there is time. */
export function tooLate({ clock }: { readonly clock: Pick<Clock, 'today'> }, { dueOn, signDeadline = null }: Term): Refusal | undefined {
  const last = lastDayBefore(dueOn);
  const until = signDeadline !== null && compareDates(signDeadline, last) < 0 ? signDeadline : last;
  return compareDates(clock.today(), until) > 0 ? new Refusal('TOO_LATE', { until }) : undefined;
}

/** Refuses to take an application further once its last day is over. Whoever is given its text to sign, or acts on it, passes here. */
export function assertInTime(context: { readonly clock: Clock }, term: Term): void {
  const refusal = tooLate(context, term);
  if (refusal) throw refusal;
}

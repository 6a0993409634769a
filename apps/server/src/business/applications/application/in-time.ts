import { compareDates, lastDayBefore, Refusal, type CivilDate } from '@lianxin/domain';
import type { Clock } from '../../../platform/clock/clock.ts';

/** Until when an application goes on: the day before it falls due, or its recipient's last day to sign for it where that is earlier. */
export interface Term {
  readonly dueOn: CivilDate;
  readonly signDeadline?: CivilDate | null;
}

/** Refuses to take an application further once its last day is over. Whoever is given its text to sign, or acts on it, passes here. */
export function assertInTime({ clock }: { readonly clock: Clock }, { dueOn, signDeadline = null }: Term): void {
  const last = lastDayBefore(dueOn);
  const until = signDeadline !== null && compareDates(signDeadline, last) < 0 ? signDeadline : last;
  if (compareDates(clock.today(), until) > 0) throw new Refusal('TOO_LATE', { until });
}

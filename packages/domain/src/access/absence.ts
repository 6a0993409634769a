import { addDays, compareDates, daysBetween, type CivilDate } from '../calendar/civil-date.ts';

/** So many days a reviewer may be away at once, the first and the last included. */
export const ABSENCE_DAYS_MAX = 31;

/** So many days ahead an absence may begin. */
export const ABSENCE_AHEAD_DAYS = 90;

/** Days in Shanghai, both included, on which another reviewer stands in. */
export interface AbsenceDays {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** How an absence stands on a day: not begun, running, over, or ended before its time. */
export type AbsenceState = 'planned' | 'running' | 'over' | 'ended';

/** How an absence stands on a day. */
export function absenceStateOn({ from, to }: AbsenceDays, isEnded: boolean, today: CivilDate): AbsenceState {
  if (isEnded) return 'ended';
  if (compareDates(today, from) < 0) return 'planned';
  return compareDates(today, to) > 0 ? 'over' : 'running';
}

/** Whether two absences share a day. */
export const absencesMeet = (one: AbsenceDays, other: AbsenceDays): boolean =>
  compareDates(one.from, other.to) <= 0 && compareDates(other.from, one.to) <= 0;

/** What is wrong with the days of an absence that is entered today; undefined where nothing is. */
export function absenceProblem({ from, to }: AbsenceDays, today: CivilDate): 'past' | 'tooFar' | 'backwards' | 'tooLong' | undefined {
  if (compareDates(from, today) < 0) return 'past';
  if (compareDates(from, addDays(today, ABSENCE_AHEAD_DAYS)) > 0) return 'tooFar';
  if (compareDates(to, from) < 0) return 'backwards';
  return daysBetween(from, to) >= ABSENCE_DAYS_MAX ? 'tooLong' : undefined;
}

import { addDays, compareDates, daysBetween, type CivilDate } from '../calendar/civil-date.ts';

/** Longest absence of a reviewer in days, first and last day included. */
export const ABSENCE_DAYS_MAX = 31;

/** Latest start of an absence, in days from today. */
export const ABSENCE_AHEAD_DAYS = 90;

/** Period in which another reviewer deputises: business days in Shanghai, both included. */
export interface AbsenceDays {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** `over` has run its full period, `ended` was cut short. */
export type AbsenceState = 'planned' | 'running' | 'over' | 'ended';

/** The state of an absence on the business day `today`. */
export function absenceStateOn({ from, to }: AbsenceDays, isEnded: boolean, today: CivilDate): AbsenceState {
  if (isEnded) return 'ended';
  if (compareDates(today, from) < 0) return 'planned';
  return compareDates(today, to) > 0 ? 'over' : 'running';
}

/** Whether two absences share a day. */
export const absencesOverlap = (one: AbsenceDays, other: AbsenceDays): boolean =>
  compareDates(one.from, other.to) <= 0 && compareDates(other.from, one.to) <= 0;

/** Validates the period of an absence entered today; undefined when it is valid. */
export function absenceProblem({ from, to }: AbsenceDays, today: CivilDate): 'past' | 'tooFar' | 'backwards' | 'tooLong' | undefined {
  if (compareDates(from, today) < 0) return 'past';
  if (compareDates(from, addDays(today, ABSENCE_AHEAD_DAYS)) > 0) return 'tooFar';
  if (compareDates(to, from) < 0) return 'backwards';
  return daysBetween(from, to) >= ABSENCE_DAYS_MAX ? 'tooLong' : undefined;
}

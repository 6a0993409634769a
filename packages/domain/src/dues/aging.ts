import { daysBetween, type CivilDate } from '../calendar/civil-date.ts';

/** Aging buckets of receivables and payables, from not yet due to more than 90 days late. */
export const AGING_BUCKETS = ['notDue', 'late30', 'late60', 'late90', 'lateMore'] as const;

export type AgingBucket = (typeof AGING_BUCKETS)[number];

/** Upper bound of each bucket in days late; the last bucket has none. */
export const AGING_DAYS = { notDue: 0, late30: 30, late60: 60, late90: 90 } as const satisfies Partial<Record<AgingBucket, number>>;

/** Days since the due day, 0 up to and including that day. */
export const daysLate = (paysOn: CivilDate, today: CivilDate): number => Math.max(0, daysBetween(paysOn, today));

/** The aging bucket for a number of days late. */
export function agingOf(days: number): AgingBucket {
  if (days <= AGING_DAYS.notDue) return 'notDue';
  if (days <= AGING_DAYS.late30) return 'late30';
  if (days <= AGING_DAYS.late60) return 'late60';
  return days <= AGING_DAYS.late90 ? 'late90' : 'lateMore';
}

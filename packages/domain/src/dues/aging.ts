import { daysBetween, type CivilDate } from '../calendar/civil-date.ts';

/** How late something is that is to be paid, from not yet due to more than ninety days. */
export const AGING_BUCKETS = ['notDue', 'late30', 'late60', 'late90', 'lateMore'] as const;

export type AgingBucket = (typeof AGING_BUCKETS)[number];

/** The most days of each bucket; the last has no end. */
export const AGING_DAYS = { notDue: 0, late30: 30, late60: 60, late90: 90 } as const satisfies Partial<Record<AgingBucket, number>>;

/** How many days a day of payment is past; the day itself is not late. */
export const daysLate = (paysOn: CivilDate, today: CivilDate): number => Math.max(0, daysBetween(paysOn, today));

/** The bucket of something that is so many days late. */
export function agingOf(days: number): AgingBucket {
  if (days <= AGING_DAYS.notDue) return 'notDue';
  if (days <= AGING_DAYS.late30) return 'late30';
  if (days <= AGING_DAYS.late60) return 'late60';
  return days <= AGING_DAYS.late90 ? 'late90' : 'lateMore';
}

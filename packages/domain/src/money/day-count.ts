import { daysBetween, type CivilDate } from '../calendar/civil-date.ts';

/** Days of a year for interest (specification §9). */
export const DAY_BASIS = 360n;

/** Interest days: the day of financing counts, the day of maturity does not (支付结算办法 94). Zero when maturity is not later. */
export function interestDays(from: CivilDate, to: CivilDate): number {
  return Math.max(0, daysBetween(from, to));
}

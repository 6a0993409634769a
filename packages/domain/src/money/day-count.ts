import { daysBetween, type CivilDate } from '../calendar/civil-date.ts';

/** Interest runs on a year of 360 days (specification §9). */
export const DAY_BASIS = 360n;

/** Days that bear interest: the day of financing counts, the day of maturity does not (支付结算办法 94). Zero when maturity is not later. */
export function interestDays(from: CivilDate, to: CivilDate): number {
  return Math.max(0, daysBetween(from, to));
}

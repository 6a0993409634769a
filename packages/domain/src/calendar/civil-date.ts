declare const civilDateBrand: unique symbol;

/** A day of the calendar without time or zone, "YYYY-MM-DD". */
export type CivilDate = string & { readonly [civilDateBrand]: 'civil-date' };

const DAY_MS = 86_400_000;
/** China has kept UTC+8 without summer time since 1992. */
const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that brands a date
const dayOf = (instantMs: number): CivilDate => new Date(instantMs).toISOString().slice(0, 10) as CivilDate;
const midnight = (date: CivilDate): number => Date.parse(`${date}T00:00:00Z`);

/** Reads "YYYY-MM-DD", years 1000 to 9999; undefined when no such day exists. */
export function civilDate(text: string): CivilDate | undefined {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return undefined;
  const instantMs = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(instantMs)) return undefined;
  const date = dayOf(instantMs);
  return date === text ? date : undefined;
}

/**
 * The earliest day that somebody may enter for a receipt, payment, invoice or contract. Nothing that is still settled here is older: the
 * company law dates from 1993, special VAT invoices from 1994, and money is posted within years. An earlier day is a typing error.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a literal that is a day
export const EARLIEST_ENTERED_DAY = '1990-01-01' as CivilDate;

/** The business day that an instant falls on, in Asia/Shanghai. */
export function shanghaiDate(instant: Date): CivilDate {
  return dayOf(instant.getTime() + SHANGHAI_OFFSET_MS);
}

/** The last day on which something is valid that ends at an instant, in Asia/Shanghai: one that ends at midnight ends with the day before. */
export const lastValidDay = (validUntil: string): CivilDate => shanghaiDate(new Date(Date.parse(validUntil) - 1));

/** Adds days, or subtracts them when `days` is negative. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return dayOf(midnight(date) + days * DAY_MS);
}

/** The same day of the month, `months` later; the last day of that month when it has no such day. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const first = Date.UTC(year, month - 1 + months, 1);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(first + (Math.min(day, lastDay) - 1) * DAY_MS);
}

/** First and last day of the calendar month around a date. */
export function monthOf(date: CivilDate): { readonly first: CivilDate; readonly last: CivilDate } {
  const first = addDays(date, 1 - Number(date.slice(8)));
  return { first, last: addDays(addMonths(first, 1), -1) };
}

/** Days from `from` to `to`, negative when `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

/** Comparator for sorting: negative when `left` is earlier, positive when it is later, zero when equal. */
export function compareDates(left: CivilDate, right: CivilDate): number {
  return left === right ? 0 : left < right ? -1 : 1;
}

/** Day of the week, 0 for Sunday to 6 for Saturday. */
export function weekday(date: CivilDate): number {
  return new Date(midnight(date)).getUTCDay();
}

export function yearOf(date: CivilDate): number {
  return Number(date.slice(0, 4));
}

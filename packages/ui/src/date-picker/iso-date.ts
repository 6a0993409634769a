/** Converts YYYY-MM-DD to a `Date` at local midnight. */
export function toDate(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** The local day of a `Date` as YYYY-MM-DD. */
export function toIso(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Parses a typed date: 2027-05-20, 2027/5/20, 2027.5.20, 2027年5月20日, 20270520, or 5-20 in the year of `today`. Undefined for an invalid date. */
export function readDate(text: string, today: string): string | undefined {
  const digits = text.trim();
  const [, year, month, day] =
    /^(\d{4})(\d{2})(\d{2})$/.exec(digits) ??
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(digits) ??
    /^()(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(digits) ??
    [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const iso = `${year === '' ? today.slice(0, 4) : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return toIso(toDate(iso)) === iso ? iso : undefined;
}

/** Whether a day is within the bounds, both included; an undefined bound does not apply. */
export const within = (iso: string, min: string | undefined, max: string | undefined): boolean =>
  (min === undefined || iso >= min) && (max === undefined || iso <= max);

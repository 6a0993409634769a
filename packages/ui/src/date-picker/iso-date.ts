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

const TIME = /(?:[T ]?\d{1,2}[:时]\d{1,2}(?:[:分](?:\d{1,2}(?:\.\d+)?秒?)?)?)?/.source;
const WEEKDAY = /(?: ?\(?(?:星期|周)[一二三四五六日天]\)?)?/.source;
/** Eight digits, with six of a time or without. */
const DIGITS = new RegExp(`^(\\d{4})(\\d{2})(\\d{2})(?: ?\\d{6}|${TIME})$`);
const WITH_YEAR = new RegExp(`${/^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?/.source}${WEEKDAY}${TIME}${WEEKDAY}$`);
const WITHOUT_YEAR = /^()(\d{1,2})[-/.月](\d{1,2})日?$/;

/** No spelling of a day is longer, with its weekday, time and spaces. Longer text would be searched for each of its spaces anew. */
const WRITTEN_MAX = 80;

/**
 * Reads a day as people write and copy it and returns it as YYYY-MM-DD: 2027-05-20, 2027/5/20, 2027.5.20, 2027年5月20日, 20270520, in
 * full-width characters, with spaces around its parts, with a weekday or a time of day, which is left out. With `today` given also 5-20,
 * in the year of today. Undefined for a day that does not exist, for a month alone, and for what can be read in two ways, as 03/11/2026.
 */
export function readDate(text: string, today?: string): string | undefined {
  if (text.length > WRITTEN_MAX) return undefined;
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s*([-/.年月日])\s*/g, '$1 ')
    .replaceAll(/([-/.年月]) /g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [, year, month, day] =
    DIGITS.exec(plain) ?? WITH_YEAR.exec(plain) ?? (today === undefined ? undefined : WITHOUT_YEAR.exec(plain)) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const iso = `${year === '' ? (today ?? '').slice(0, 4) : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return toIso(toDate(iso)) === iso ? iso : undefined;
}

/** Whether a day is within the bounds, both included; an undefined bound does not apply. */
export const within = (iso: string, min: string | undefined, max: string | undefined): boolean =>
  (min === undefined || iso >= min) && (max === undefined || iso <= max);

import { addDays, civilDate, yearOf, type CivilDate } from './civil-date.ts';
import type { HolidayName } from './holiday-name.ts';

/**
 * Days of each year that the lunisolar calendar decides, MMDD: the first day of the first lunar month, Qingming, the fifth of the fifth
 * month and the fifteenth of the eighth. Computed once from new moons and solar terms in Beijing time (GB/T 33661-2017). A table, because
 * the Chinese calendar of Intl is one day off in some years, such as Spring Festival of 2027 and 2030.
 */
const LUNISOLAR_DAYS: Readonly<Record<number, string>> = {
  2025: '0129 0404 0531 1006',
  2026: '0217 0405 0619 0925',
  2027: '0206 0405 0609 0915',
  2028: '0126 0404 0528 1003',
  2029: '0213 0404 0616 0922',
  2030: '0203 0405 0605 0912',
  2031: '0123 0405 0624 1001',
  2032: '0211 0404 0612 0919',
  2033: '0131 0404 0601 0908',
  2034: '0219 0405 0620 0927',
  2035: '0208 0405 0610 0916',
  2036: '0128 0404 0530 1004',
  2037: '0215 0404 0618 0924',
  2038: '0204 0405 0607 0913',
  2039: '0124 0405 0527 1002',
  2040: '0212 0404 0614 0920',
  2041: '0201 0404 0603 0910',
  2042: '0122 0404 0622 0928',
  2043: '0210 0405 0611 0917',
  2044: '0130 0404 0531 1005',
  2045: '0217 0404 0619 0925',
  2046: '0206 0404 0608 0915',
  2047: '0126 0405 0529 1004',
  2048: '0214 0404 0615 0922',
  2049: '0202 0404 0604 0911',
  2050: '0123 0404 0623 0930',
  2051: '0211 0405 0613 0919',
  2052: '0201 0404 0601 0907',
  2053: '0219 0404 0620 0926',
  2054: '0208 0404 0610 0916',
  2055: '0128 0405 0530 1005',
  2056: '0215 0404 0617 0924',
  2057: '0204 0404 0606 0913',
  2058: '0124 0404 0625 1002',
  2059: '0212 0405 0614 0921',
  2060: '0202 0404 0603 0909',
};

/** The years for which the law and the table name every legal holiday. */
export const LEGAL_DAY_YEARS: readonly number[] = Object.keys(LUNISOLAR_DAYS).map(Number);

const known = new Map<number, ReadonlyMap<CivilDate, HolidayName>>();

/**
 * The days that the law makes free in a year, whatever the list of that year adds: 1 January; New Year's Eve to the third day of the first
 * lunar month; Qingming; 1 and 2 May; Dragon Boat Festival; Mid-autumn Festival; 1 to 3 October (全国年节及纪念日放假办法, article 2, as
 * amended by 国务院令第795号, in force since 1 January 2025). Years before 2025 have none here, since their lists are published.
 */
export function legalDays(year: number): ReadonlyMap<CivilDate, HolidayName> {
  const found = known.get(year);
  if (found) return found;
  const days = new Map<CivilDate, HolidayName>();
  const day = (monthDay: string) => civilDate(`${year}-${monthDay.slice(0, 2)}-${monthDay.slice(2)}`);
  const add = (holiday: HolidayName, first: CivilDate | undefined, count: number) => {
    if (first) for (let offset = 0; offset < count; offset += 1) days.set(addDays(first, offset), holiday);
  };
  const lunisolar = LUNISOLAR_DAYS[year];
  if (year >= 2025) {
    add('newYear', day('0101'), 1);
    add('labourDay', day('0501'), 2);
    add('nationalDay', day('1001'), 3);
  }
  if (lunisolar !== undefined) {
    const [newYear, qingming, dragonBoat, midAutumn] = lunisolar.split(' ').map(day);
    add('springFestival', newYear && addDays(newYear, -1), 4);
    add('tombSweeping', qingming, 1);
    add('dragonBoat', dragonBoat, 1);
    // In 2031 and other years Mid-autumn falls on one of the National Days, which keep their name.
    if (midAutumn && !days.has(midAutumn)) add('midAutumn', midAutumn, 1);
  }
  known.set(year, days);
  return days;
}

/** The legal holiday that a day belongs to. */
export const legalHoliday = (date: CivilDate): HolidayName | undefined => legalDays(yearOf(date)).get(date);

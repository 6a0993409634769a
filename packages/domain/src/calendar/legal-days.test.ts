import chineseDays from 'chinese-days';
import { describe, expect, test } from 'vitest';
import { addDays, shanghaiDate, type CivilDate } from './civil-date.ts';
import { LEGAL_DAY_YEARS, legalDays } from './legal-days.ts';
import { dayKind, HOLIDAY_YEARS } from './working-day.ts';

const daysNamed = (year: number, holiday: string): readonly CivilDate[] =>
  [...legalDays(year)].flatMap(([day, name]) => (name === holiday ? [day] : []));

const DAY_MS = 86_400_000;
const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);

/** The instant of a new moon, counted from the first of 2000, to within a few minutes (Meeus, Astronomical Algorithms, chapter 49). */
function newMoon(count: number): Date {
  const t = count / 1236.85;
  const sun = 2.5534 + 29.1053567 * count;
  const moon = 201.5643 + 385.81693528 * count + 0.0107582 * t * t;
  const latitude = 160.7108 + 390.67050284 * count - 0.0016118 * t * t;
  const node = 124.7746 - 1.56375588 * count;
  const e = 1 - 0.002516 * t;
  const correction =
    -0.4072 * sine(moon) +
    0.17241 * e * sine(sun) +
    0.01608 * sine(2 * moon) +
    0.01039 * sine(2 * latitude) +
    0.00739 * e * sine(moon - sun) -
    0.00514 * e * sine(moon + sun) +
    0.00208 * e * e * sine(2 * sun) -
    0.00111 * sine(moon - 2 * latitude) -
    0.00057 * sine(moon + 2 * latitude) +
    0.00056 * e * sine(2 * moon + sun) -
    0.00042 * sine(3 * moon) +
    0.00042 * e * sine(sun + 2 * latitude) +
    0.00038 * e * sine(sun - 2 * latitude) -
    0.00024 * e * sine(2 * moon - sun) -
    0.00017 * sine(node);
  const dynamical = 2_451_550.09766 + 29.530588861 * count + 0.00015437 * t * t + correction;
  const clockDifference = 70 / 86_400;
  return new Date((dynamical - clockDifference - 2_440_587.5) * DAY_MS);
}

/** The days in Beijing on which the moon is new. */
const NEW_MOONS = new Set(Array.from({ length: 800 }, (_, index) => shanghaiDate(newMoon(300 + index))));

describe('the holidays of the law', () => {
  test('are thirteen days a year, except where Mid-autumn falls on a National Day', () => {
    expect([LEGAL_DAY_YEARS.at(0), LEGAL_DAY_YEARS.at(-1), LEGAL_DAY_YEARS.length]).toEqual([2025, 2060, 36]);
    expect(LEGAL_DAY_YEARS.filter((year) => legalDays(year).size !== 13)).toEqual([2028, 2031, 2039, 2058]);
  });

  test('are days off in every published list since the law was amended', () => {
    for (const year of HOLIDAY_YEARS.filter((one) => one >= 2025))
      expect([...legalDays(year).keys()].filter((day) => dayKind(day).working)).toEqual([]);
  });

  test('begin lunar months at new moons in Beijing', () => {
    const firstOfMonth = (year: number) => [
      daysNamed(year, 'springFestival')[1],
      ...daysNamed(year, 'dragonBoat').map((day) => addDays(day, -4)),
      ...daysNamed(year, 'midAutumn').map((day) => addDays(day, -14)),
    ];
    expect(LEGAL_DAY_YEARS.flatMap(firstOfMonth).filter((day) => day === undefined || !NEW_MOONS.has(day))).toEqual([]);
  });

  test('agree with the lunar dates and solar terms of a kept library', () => {
    for (const year of LEGAL_DAY_YEARS) {
      const solar = (month: string, day: string) => chineseDays.getSolarDateFromLunar(`${year}-${month}-${day}`).date;
      expect(daysNamed(year, 'springFestival')[1]).toBe(solar('01', '01'));
      expect(daysNamed(year, 'tombSweeping')).toEqual([chineseDays.getSolarTermDate(year, 4, 'pure_brightness')]);
      expect(daysNamed(year, 'dragonBoat')).toEqual([solar('05', '05')]);
      expect([...legalDays(year).keys()]).toContain(solar('08', '15'));
    }
  });

  test.each([
    [2027, '2027-02-06'],
    [2028, '2028-01-26'],
    [2030, '2030-02-03'],
    [2033, '2033-01-31'],
    [2034, '2034-02-19'],
  ])('Spring Festival of %i is on %s, by the calendar of the Purple Mountain Observatory', (year, day) => {
    expect(daysNamed(year, 'springFestival')).toEqual(
      [-1, 0, 1, 2].map((offset) => addDays(daysNamed(year, 'springFestival')[1] ?? expect.fail(), offset)),
    );
    expect(daysNamed(year, 'springFestival')[1]).toBe(day);
  });

  test('has only the days by the solar calendar in a year beyond the table', () => {
    expect([...legalDays(2061).keys()]).toEqual(['2061-01-01', '2061-05-01', '2061-05-02', '2061-10-01', '2061-10-02', '2061-10-03']);
    expect(legalDays(2024).size).toBe(0);
  });
});

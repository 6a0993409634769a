import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatChineseDate } from './chinese-date.ts';
import {
  addDays,
  addMonths,
  civilDate,
  compareDates,
  daysBetween,
  lastValidDay,
  monthOf,
  shanghaiDate,
  weekday,
  type CivilDate,
} from './civil-date.ts';

const day = (text: string): CivilDate => {
  const date = civilDate(text);
  if (!date) throw new Error(`no such day: ${text}`);
  return date;
};
const anyDay = fc.integer({ min: -200_000, max: 200_000 }).map((days) => addDays(day('2026-01-01'), days));

describe('civil dates', () => {
  test.each(['2024-02-29', '2026-12-31', '2000-02-29'])('accepts %s', (text) => {
    expect(civilDate(text)).toBe(text);
  });

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '20260101',
    '2026-01-01T00:00',
    '0026-01-01',
    '',
  ])('rejects %j', (text) => {
    expect(civilDate(text)).toBeUndefined();
  });

  test('adds months to the same day of the month, or to its last day when there is no such day', () => {
    expect(addMonths(day('2026-08-31'), 6)).toBe('2027-02-28');
    expect(addMonths(day('2027-08-31'), 6)).toBe('2028-02-29');
    expect(addMonths(day('2026-03-15'), 12)).toBe('2027-03-15');
    expect(addMonths(day('2026-03-31'), -1)).toBe('2026-02-28');
    expect(addMonths(day('2026-11-30'), 3)).toBe('2027-02-28');
  });

  test('returns the first and the last day of the month', () => {
    expect(monthOf(day('2026-11-20'))).toEqual({ first: '2026-11-01', last: '2026-11-30' });
    expect(monthOf(day('2026-12-31'))).toEqual({ first: '2026-12-01', last: '2026-12-31' });
    expect(monthOf(day('2028-02-01'))).toEqual({ first: '2028-02-01', last: '2028-02-29' });
    fc.assert(
      fc.property(anyDay, (date) => {
        const { first, last } = monthOf(date);
        expect([civilDate(first), civilDate(last), addDays(last, 1).slice(8)]).toEqual([first, last, '01']);
        expect(first <= date && date <= last && first.slice(0, 7) === last.slice(0, 7)).toBe(true);
      }),
    );
  });

  test('daysBetween and compareDates agree with addDays', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        const later = addDays(date, days);
        expect(daysBetween(date, later)).toBe(days);
        expect(Math.sign(compareDates(later, date))).toBe(Math.sign(days));
        expect(weekday(later)).toBe((((weekday(date) + days) % 7) + 7) % 7);
      }),
    );
  });

  test('addMonths stays within the target month', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 60 }), (date, months) => {
        const later = addMonths(date, months);
        const monthOf = (value: CivilDate): number => Number(value.slice(0, 4)) * 12 + Number(value.slice(5, 7));
        expect(monthOf(later) - monthOf(date)).toBe(months);
        expect(Number(later.slice(8))).toBeLessThanOrEqual(Number(date.slice(8)));
      }),
    );
  });

  test('the business day changes at midnight in Shanghai', () => {
    expect(shanghaiDate(new Date('2026-03-01T15:59:59.999Z'))).toBe('2026-03-01');
    expect(shanghaiDate(new Date('2026-03-01T16:00:00.000Z'))).toBe('2026-03-02');
  });
});

describe('formatChineseDate', () => {
  test.each([
    ['2027-05-14', '贰零贰柒年伍月壹拾肆日'],
    ['2026-01-15', '贰零贰陆年零壹月壹拾伍日'],
    ['2026-10-20', '贰零贰陆年零壹拾月零贰拾日'],
    ['2026-02-09', '贰零贰陆年零贰月零玖日'],
    ['2026-11-10', '贰零贰陆年壹拾壹月零壹拾日'],
    ['2026-12-30', '贰零贰陆年壹拾贰月零叁拾日'],
    ['2026-03-31', '贰零贰陆年叁月叁拾壹日'],
    ['2026-09-01', '贰零贰陆年玖月零壹日'],
  ])('writes %s in the characters used on bills', (date, words) => {
    expect(formatChineseDate(day(date))).toBe(words);
  });

  test('writes different days differently', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (left, right) => {
        expect(formatChineseDate(left) === formatChineseDate(right)).toBe(left === right);
      }),
    );
  });
});

test.each([
  ['2028-11-30T15:59:59.000Z', '2028-11-30'],
  ['2028-11-30T16:00:00.000Z', '2028-11-30'],
  ['2028-11-30T16:00:00.001Z', '2028-12-01'],
  ['2028-12-01T00:00:00+08:00', '2028-11-30'],
  ['2029-12-31T23:59:59+08:00', '2029-12-31'],
])('what is valid until %s is valid on %s for the last time', (until, last) => {
  expect(lastValidDay(until)).toBe(last);
});

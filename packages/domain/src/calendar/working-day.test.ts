import chineseDays from 'chinese-days';
import { isWorkday } from 'chinese-workday';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate, daysBetween, weekday, type CivilDate } from './civil-date.ts';
import type { PublishedYear } from './published-year.ts';
import { dayKind, dueDatesPaid, HOLIDAY_YEARS, isWorkingDay, nextWorkingDay, setPublishedYears, workingDaysBefore } from './working-day.ts';

const day = (text: string): CivilDate => {
  const date = civilDate(text);
  if (!date) throw new Error(`no such day: ${text}`);
  return date;
};
const days = (from: string, count: number): readonly CivilDate[] => Array.from({ length: count }, (_, index) => addDays(day(from), index));

describe('the business calendar', () => {
  test('agrees with two published lists on all 730 days of 2025 and 2026', () => {
    const span = days('2025-01-01', 730);
    expect(span.at(-1)).toBe('2026-12-31');
    expect(span.filter((date) => isWorkingDay(date) !== chineseDays.isWorkday(date))).toEqual([]);
    expect(span.filter((date) => isWorkingDay(date) !== isWorkday(date))).toEqual([]);
    expect(span.filter((date) => dayKind(date).provisional)).toEqual([]);
  });

  test('names the holiday of a day off, and of a weekend day worked in exchange', () => {
    expect(dayKind(day('2026-02-17'))).toEqual({ working: false, provisional: false, name: '春节', holiday: 'springFestival' });
    expect(dayKind(day('2026-02-14'))).toEqual({ working: true, provisional: false, name: '春节', holiday: 'springFestival' });
    expect(dayKind(day('2026-03-02'))).toEqual({ working: true, provisional: false });
    expect(dayKind(day('2026-03-01'))).toEqual({ working: false, provisional: false });
  });

  test('has weekends and the holidays of the law off in an unpublished year, and marks each day provisional', () => {
    expect(HOLIDAY_YEARS).toContain(2026);
    expect(HOLIDAY_YEARS).not.toContain(2027);
    const span = days('2027-01-01', 365);
    expect(span.every((date) => dayKind(date).provisional)).toBe(true);
    const off = span.filter((date) => dayKind(date).holiday !== undefined);
    const legal = ['01-01', '02-05', '02-06', '02-07', '02-08', '04-05', '05-01', '05-02', '06-09', '09-15', '10-01', '10-02', '10-03'];
    expect(off).toEqual(legal.map((monthDay) => `2027-${monthDay}`));
    expect(span.filter((date) => !isWorkingDay(date))).toEqual(
      span.filter((date) => off.includes(date) || weekday(date) === 0 || weekday(date) === 6),
    );
    expect(dayKind(day('2027-02-05'))).toEqual({ working: false, provisional: true, name: '春节', holiday: 'springFestival' });
    expect(dayKind(day('2027-01-04')).working).toBe(true);
    expect(nextWorkingDay(day('2027-02-05'))).toBe('2027-02-09');
  });

  test('follows a list that is published later, instead of the supplied list of its year', () => {
    const newYear = [day('2026-12-31'), day('2027-01-01')];
    const later: PublishedYear = { year: 2027, off: { newYear }, work: { springFestival: [day('2027-01-30')] } };
    try {
      setPublishedYears([later]);
      expect(dayKind(day('2026-12-31'))).toEqual({ working: false, provisional: false, name: '元旦', holiday: 'newYear' });
      expect(dayKind(day('2027-01-30'))).toEqual({ working: true, provisional: false, name: '春节', holiday: 'springFestival' });
      expect(dayKind(day('2027-02-08'))).toEqual({ working: true, provisional: false });
      expect(dayKind(day('2028-01-03')).provisional).toBe(true);
      setPublishedYears([{ year: 2026, off: { newYear: [day('2026-01-02')] }, work: {} }]);
      expect([isWorkingDay(day('2026-01-01')), isWorkingDay(day('2026-01-02'))]).toEqual([true, false]);
    } finally {
      setPublishedYears([]);
    }
    expect(dayKind(day('2026-01-01')).working).toBe(false);
    expect(dayKind(day('2027-02-08'))).toMatchObject({ working: false, provisional: true });
  });

  test('rolls a day off forward to the next working day', () => {
    expect(nextWorkingDay(day('2026-10-01'))).toBe('2026-10-08');
    expect(nextWorkingDay(day('2026-02-13'))).toBe('2026-02-13');
    expect(nextWorkingDay(day('2026-02-15'))).toBe('2026-02-24');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), (offset) => {
        const date = addDays(day('2024-01-01'), offset);
        const rolled = nextWorkingDay(date);
        expect(isWorkingDay(rolled)).toBe(true);
        expect(days(date, daysBetween(date, rolled)).some(isWorkingDay)).toBe(false);
      }),
    );
  });

  test('counts working days back from a working day or a day off', () => {
    expect(workingDaysBefore(day('2026-11-30'), 5)).toBe('2026-11-23');
    expect(workingDaysBefore(day('2026-10-08'), 1)).toBe('2026-09-30');
    expect(workingDaysBefore(day('2026-10-03'), 1)).toBe('2026-09-30');
    // 10 October 2026 is a working Saturday (调休).
    expect(workingDaysBefore(day('2026-10-12'), 2)).toBe('2026-10-09');
    expect(workingDaysBefore(day('2026-10-12'), 0)).toBe('2026-10-12');
  });
});

test('the due dates paid from one day to another are those that the next working day of which lies between them', () => {
  const from = day('2026-09-25');
  for (let length = 0; length < 25; length += 1)
    for (let start = 0; start < 20; start += 1) {
      const [first, last] = [addDays(from, start), addDays(from, start + length)];
      const { dueFrom, dueTo } = dueDatesPaid(first, last);
      for (let offset = -12; offset < 50; offset += 1) {
        const due = addDays(from, offset);
        const paid = nextWorkingDay(due);
        expect(due >= dueFrom && due <= dueTo).toBe(paid >= first && paid <= last);
      }
    }
});

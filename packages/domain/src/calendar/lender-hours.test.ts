import { describe, expect, test } from 'vitest';
import { civilDate, type CivilDate } from './civil-date.ts';
import { afterWorkingHours, dayHeard, shanghaiInstant, workingDayAfter } from './lender-hours.ts';
import { shanghaiMinute } from './shanghai-minute.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const at = (text: string): Date => shanghaiInstant(day(text.slice(0, 10)), text.slice(11));

describe('the hours of lenders', () => {
  test('an instant of Shanghai is eight hours before its name in UTC', () => {
    expect(at('2026-03-02 16:00').toISOString()).toBe('2026-03-02T08:00:00.000Z');
    expect(at('2026-03-02 07:30').toISOString()).toBe('2026-03-01T23:30:00.000Z');
  });

  test.each([
    ['2026-03-02 16:00', '16:00', '2026-03-02'],
    ['2026-03-02 16:01', '16:00', '2026-03-03'],
    ['2026-03-06 16:01', '16:00', '2026-03-09'],
    ['2026-03-07 10:00', '16:00', '2026-03-09'],
    // National Day of 2026: the first to the seventh are off.
    ['2026-09-30 17:00', '16:00', '2026-10-08'],
    // 2026-02-14 is a Saturday that is worked.
    ['2026-02-14 10:00', '16:00', '2026-02-14'],
  ])('what comes at %s, cut-off %s, counts as of %s', (instant, cutOff, heard) => {
    expect(dayHeard(at(instant), cutOff)).toBe(heard);
  });

  test.each([
    ['2026-03-02 10:00', 4, '2026-03-02 14:00'],
    ['2026-03-02 09:00', 8, '2026-03-02 17:00'],
    ['2026-03-02 09:01', 8, '2026-03-03 09:01'],
    ['2026-03-02 07:00', 1, '2026-03-02 10:00'],
    ['2026-03-02 20:00', 1, '2026-03-03 10:00'],
    ['2026-03-06 16:00', 2, '2026-03-09 10:00'],
    ['2026-03-07 12:00', 16, '2026-03-10 17:00'],
  ])('%s and %s working hours is %s', (from, hours, until) => {
    expect(shanghaiMinute(afterWorkingHours(at(from), hours).toISOString())).toBe(until);
  });

  test('the working day after a Friday is a Monday', () => {
    expect(workingDayAfter(day('2026-03-06'))).toBe('2026-03-09');
  });
});

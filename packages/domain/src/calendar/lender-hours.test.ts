import { describe, expect, test } from 'vitest';
import { civilDate, type CivilDate } from './civil-date.ts';
import { afterWorkingHours, arrivalDay, shanghaiInstant, workingDayAfter } from './lender-hours.ts';
import { shanghaiMinute } from './shanghai-minute.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const at = (text: string): Date => shanghaiInstant(day(text.slice(0, 10)), text.slice(11));

describe('lender hours', () => {
  test('Shanghai time is eight hours ahead of UTC', () => {
    expect(at('2026-03-02 16:00').toISOString()).toBe('2026-03-02T08:00:00.000Z');
    expect(at('2026-03-02 07:30').toISOString()).toBe('2026-03-01T23:30:00.000Z');
  });

  test.each([
    ['2026-03-02 16:00', '16:00', '2026-03-02'],
    ['2026-03-02 16:01', '16:00', '2026-03-03'],
    ['2026-03-06 16:01', '16:00', '2026-03-09'],
    ['2026-03-07 10:00', '16:00', '2026-03-09'],
    // The National Day holiday of 2026 lasts from 1 to 7 October.
    ['2026-09-30 17:00', '16:00', '2026-10-08'],
    // 2026-02-14 is a working Saturday (调休).
    ['2026-02-14 10:00', '16:00', '2026-02-14'],
  ])('an application that arrives at %s with the cut-off %s counts as of %s', (instant, cutOff, expected) => {
    expect(arrivalDay(at(instant), cutOff)).toBe(expected);
  });

  test.each([
    ['2026-03-02 10:00', 4, '2026-03-02 14:00'],
    ['2026-03-02 09:00', 8, '2026-03-02 17:00'],
    ['2026-03-02 09:01', 8, '2026-03-03 09:01'],
    ['2026-03-02 07:00', 1, '2026-03-02 10:00'],
    ['2026-03-02 20:00', 1, '2026-03-03 10:00'],
    ['2026-03-06 16:00', 2, '2026-03-09 10:00'],
    ['2026-03-07 12:00', 16, '2026-03-10 17:00'],
  ])('from %s, %s working hours end at %s', (from, hours, until) => {
    expect(shanghaiMinute(afterWorkingHours(at(from), hours).toISOString())).toBe(until);
  });

  test('the working day after a Friday is a Monday', () => {
    expect(workingDayAfter(day('2026-03-06'))).toBe('2026-03-09');
  });
});

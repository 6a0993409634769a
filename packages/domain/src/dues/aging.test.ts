import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date.ts';
import { agingOf, daysLate } from './aging.ts';

const day = (text: string) => civilDate(text) ?? expect.fail(text);

test('a payment on the due day is not late', () => {
  expect(daysLate(day('2026-11-20'), day('2026-11-20'))).toBe(0);
  expect(daysLate(day('2026-11-21'), day('2026-11-20'))).toBe(0);
  expect(daysLate(day('2026-11-19'), day('2026-11-20'))).toBe(1);
});

test('a bucket ends with its last day', () => {
  expect([0, 1, 30, 31, 60, 61, 90, 91].map(agingOf)).toEqual([
    'notDue',
    'late30',
    'late30',
    'late60',
    'late60',
    'late90',
    'late90',
    'lateMore',
  ]);
});

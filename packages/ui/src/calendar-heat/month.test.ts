import { expect, test } from 'vitest';
import { addDays, addMonths, monthWeeks } from './month.ts';

test('returns whole weeks from Monday to Sunday', () => {
  const weeks = monthWeeks('2026-12');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-30');
  expect(weeks[4]?.[6]).toBe('2027-01-03');
});

test('handles year ends and leap days', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});

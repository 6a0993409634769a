import { expect, test } from 'vitest';
import { isPaidInSixtyDays, sixtyDaysTone } from './payable.ts';

test('the sixty-day limit applies to small and medium enterprises, not to large ones or those of unknown size', () => {
  expect(['大型企业', '中型企业', '小型企业', '微型企业', ''].map(isPaidInSixtyDays)).toEqual([false, true, true, true, false]);
});

test('the end of the sixty days is near from the forty-fifth on, and past after the sixtieth', () => {
  expect([0, 44, 45, 60, 61].map(sixtyDaysTone)).toEqual(['positive', 'positive', 'caution', 'caution', 'critical']);
});

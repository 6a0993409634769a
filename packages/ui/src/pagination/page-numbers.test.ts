import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('shows all pages of a short list and gaps in a long one', () => {
  expect(pageNumbers(1, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, undefined, 20]);
  expect(pageNumbers(10, 20)).toEqual([1, undefined, 9, 10, 11, undefined, 20]);
});

test('always shows the first, last, current and adjacent pages in order, without gaps of a single page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pages, seed) => {
      const page = 1 + (seed % pages);
      const shown = pageNumbers(page, pages);
      const numbers = shown.filter((n) => n !== undefined);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      for (const must of [1, pages, page, Math.max(1, page - 1), Math.min(pages, page + 1)]) expect(numbers).toContain(must);
      const gaps = shown.flatMap((n, index) => (n === undefined ? [(shown[index + 1] ?? 0) - (shown[index - 1] ?? 0)] : []));
      expect(gaps.every((gap) => gap > 2)).toBe(true);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideRounded, type RoundingMode } from './rounding.ts';

const cases: readonly (readonly [bigint, bigint, RoundingMode, bigint])[] = [
  [5n, 2n, 'halfUp', 3n],
  [5n, 2n, 'halfEven', 2n],
  [7n, 2n, 'halfEven', 4n],
  [5n, 2n, 'up', 3n],
  [5n, 2n, 'down', 2n],
  [-5n, 2n, 'halfUp', -3n],
  [-5n, 2n, 'down', -2n],
  [5n, -2n, 'up', -3n],
  [4n, 2n, 'up', 2n],
  [0n, -3n, 'up', 0n],
  [1n, 3n, 'halfUp', 0n],
  [2n, 3n, 'halfEven', 1n],
];

describe('divideRounded', () => {
  test('names the zero denominator in its error', () => {
    expect(() => divideRounded(1n, 0n, 'down')).toThrow('divideRounded: the denominator is zero');
  });

  test.each(cases)('%s / %s rounded %s is %s', (numerator, denominator, mode, expected) => {
    expect(divideRounded(numerator, denominator, mode)).toBe(expected);
  });

  test('is symmetrical about zero and off by less than one unit', () => {
    const integer = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
    const divisor = fc.bigInt({ min: 1n, max: 10n ** 9n });
    const mode = fc.constantFrom<RoundingMode>('halfUp', 'halfEven', 'up', 'down');
    fc.assert(
      fc.property(integer, divisor, mode, (numerator, denominator, rounding) => {
        const result = divideRounded(numerator, denominator, rounding);
        expect(divideRounded(-numerator, denominator, rounding)).toBe(-result);
        expect(divideRounded(-numerator, -denominator, rounding)).toBe(result);
        const off = result * denominator - numerator;
        const distance = off < 0n ? -off : off;
        const nearest = rounding === 'halfUp' || rounding === 'halfEven';
        expect(nearest ? distance * 2n <= denominator : distance < denominator).toBe(true);
      }),
    );
  });

  test('throws a RangeError for a zero denominator', () => {
    expect(() => divideRounded(1n, 0n, 'down')).toThrow(RangeError);
  });
});

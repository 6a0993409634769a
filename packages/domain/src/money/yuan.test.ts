import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fen, maxFen, minFen, parseYuan, subtractFen, sumFen, yuanOf } from './yuan.ts';

describe('yuan and fen', () => {
  test.each([
    ['0', 0n],
    ['1234567.89', 123_456_789n],
    ['1,234.5', 123_450n],
    ['12,345,678', 1_234_567_800n],
    ['-3.07', -307n],
    ['999999999999.99', 99_999_999_999_999n],
  ])('parses %s', (text, amount) => {
    expect(parseYuan(text)).toBe(amount);
  });

  test.each([
    '',
    '-',
    '.5',
    '5.',
    '1.234',
    '1,23',
    '12,34,567',
    '1234,567',
    '01',
    '+1',
    '1e3',
    ' 1',
    '1 ',
    '１',
    '¥1',
    '--1',
    '1.2.3',
    'NaN',
    'Infinity',
  ])('rejects %j', (text) => {
    expect(parseYuan(text)).toBeUndefined();
  });

  test('formats two decimals with a leading sign', () => {
    expect(yuanOf(fen(123_456_789n))).toBe('1234567.89');
    expect(yuanOf(fen(5n))).toBe('0.05');
    expect(yuanOf(fen(-5n))).toBe('-0.05');
    expect(yuanOf(fen(0n))).toBe('0.00');
  });

  test('parses every amount that it formats', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (amount) => {
        expect(parseYuan(yuanOf(fen(amount)))).toBe(amount);
      }),
    );
  });

  test('adds amounts without losing a fen to floating point or truncation', () => {
    const parts = ['50.45', '50.45'].flatMap((text) => parseYuan(text) ?? []);
    expect(yuanOf(sumFen(parts))).toBe('100.90');
    expect(yuanOf(sumFen(['0.10', '0.20'].flatMap((text) => parseYuan(text) ?? [])))).toBe('0.30');
    expect(yuanOf(subtractFen(fen(10_000n), fen(10_090n)))).toBe('-0.90');
    expect(sumFen([])).toBe(0n);
  });
});

test('minFen and maxFen return the smaller and the larger amount', () => {
  for (const [left, right] of [
    [1n, 2n],
    [2n, 1n],
    [-2n, 1n],
  ] as const) {
    expect(minFen(fen(left), fen(right))).toBe(left < right ? left : right);
    expect(maxFen(fen(left), fen(right))).toBe(left < right ? right : left);
  }
});

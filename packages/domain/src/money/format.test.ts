import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney } from './format.ts';
import { fen, parseYuan } from './yuan.ts';

describe('formatMoney', () => {
  test('shows two decimals and thousands separators by default', () => {
    expect(formatMoney(fen(123_456_789n))).toBe('1,234,567.89');
    expect(formatMoney('1234567.8')).toBe('1,234,567.80');
    expect(formatMoney(fen(-100_000n))).toBe('-1,000.00');
    expect(formatMoney(fen(99_900n))).toBe('999.00');
    expect(formatMoney(fen(0n))).toBe('0.00');
  });

  test('accepts 1 to 20 decimals and rounds excess places half up', () => {
    expect(formatMoney('0.05', { decimals: 1 })).toBe('0.1');
    expect(formatMoney('1234.5678', { decimals: 3 })).toBe('1,234.568');
    expect(formatMoney('1.5', { decimals: 20 })).toBe('1.50000000000000000000');
    expect(formatMoney('-0.04', { decimals: 1 })).toBe('0.0');
  });

  test('omits the thousands separators on request', () => {
    expect(formatMoney('1,234,567.891', { grouping: false })).toBe('1234567.89');
  });

  test.each([0, 21, 1.5, Number.NaN])('refuses %s decimals', (decimals) => {
    expect(() => formatMoney(fen(1n), { decimals })).toThrow(
      new RangeError(`formatMoney: decimals must be a whole number from 1 to 20, not ${decimals}`),
    );
  });

  test('throws for a text that is not an amount', () => {
    expect(() => formatMoney('abc')).toThrow(new RangeError('formatMoney: the text is not an amount in yuan'));
  });

  test('formats every amount so that parseYuan returns the same amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), (amount) => {
        expect(parseYuan(formatMoney(fen(amount)))).toBe(amount);
      }),
    );
  });
});

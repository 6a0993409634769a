import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate } from '../calendar/civil-date.ts';
import { nearNumbers } from './near-numbers.ts';
import { childNumber, voucherNumber } from './number.ts';

const first = civilDate('2020-01-01');
if (!first) throw new Error('no such day');

const roots = fc
  .record({ days: fc.integer({ min: 0, max: 20_000 }), sequence: fc.integer({ min: 1, max: 99_999_999 }) })
  .map(({ days, sequence }) => voucherNumber({ date: addDays(first, days), sequence }));
const numbers = fc.oneof(
  roots,
  roots.map((root) => childNumber(childNumber(root, 1), 12)),
);
const place = fc.integer({ min: 2, max: 18 });

/** Ways in which one slips in typing a number. */
const SLIPS: Readonly<Record<string, (number: string, at: number, digit: number) => string>> = {
  'a wrong digit': (number, at, digit) => number.slice(0, at) + String((Number(number.charAt(at)) + digit) % 10) + number.slice(at + 1),
  'a missing digit': (number, at) => number.slice(0, at) + number.slice(at + 1),
  'a digit too many': (number, at, digit) => number.slice(0, at) + String(digit) + number.slice(at),
  'two swapped digits': (number, at) => {
    const from = Math.min(at, 17);
    return number.slice(0, from) + number.charAt(from + 1) + number.charAt(from) + number.slice(from + 2);
  },
};

describe.each(Object.entries(SLIPS))('%s', (_name, slip) => {
  test('does not hide the voucher number that was meant', () => {
    fc.assert(
      fc.property(numbers, place, fc.integer({ min: 1, max: 9 }), (number, at, digit) => {
        const typed = slip(number, at, digit);
        fc.pre(typed !== number);
        expect(nearNumbers(typed)).toContain(number);
        expect(nearNumbers(typed.toLowerCase().replace('lx', ''))).toContain(number);
      }),
    );
  });
});

test('an application’s number is found with a slip', () => {
  for (const typed of ['ZR20261120-0008', 'ZR20261120-007', 'ZR20261210-0007', 'zr20261120-00077', 'ZR 20261120-0007 0'])
    expect(nearNumbers(typed)).toContain('ZR20261120-0007');
});

test.each(['', '恒信', 'LX2026', '034217', '1,860,000', '20261118', 'LX20261118000034217-x', 'ZR2026'])(
  '%s is no number with a slip',
  (typed) => {
    expect(nearNumbers(typed)).toEqual([]);
  },
);

test('few numbers are near, and never the one typed', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      const near = nearNumbers(number);
      expect(near.length).toBeLessThan(80);
      expect(near).not.toContain(number);
    }),
  );
});

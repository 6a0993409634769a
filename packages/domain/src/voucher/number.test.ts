import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { Refusal } from '../refusal.ts';
import { childNumber, isVoucherNumber, luhnDigit, MAX_DEPTH, parseVoucherNumber, voucherNumber } from './number.ts';

const day = (text: string): CivilDate => {
  const date = civilDate(text);
  if (!date) throw new Error(`no such day: ${text}`);
  return date;
};
const root = voucherNumber({ date: day('2026-03-05'), sequence: 42 });

describe('voucher numbers', () => {
  test('consist of LX, the date, an eight-digit sequence and a Luhn check digit', () => {
    expect(root).toMatch(/^LX2026030500000042\d$/);
    expect(luhnDigit('7992739871')).toBe('3');
    expect(isVoucherNumber(root)).toBe(true);
  });

  test('are parsed back into their parts', () => {
    const parts = fc.record({
      date: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(day('2020-01-01'), days)),
      sequence: fc.integer({ min: 1, max: 99_999_999 }),
      path: fc.array(fc.integer({ min: 1, max: 150 }), { maxLength: MAX_DEPTH - 1 }),
    });
    fc.assert(
      fc.property(parts, ({ date, sequence, path }) => {
        const base = voucherNumber({ date, sequence });
        const text = path.reduce(childNumber, base);
        const parent = path.length === 0 ? undefined : path.slice(0, -1).reduce(childNumber, base);
        expect(parseVoucherNumber(text)).toEqual({ root: base, date, sequence, path, depth: path.length + 1, parent });
      }),
    );
  });

  test('detect every wrong digit and every swap of adjacent digits except 0 and 9', () => {
    const digits = root.slice(2);
    for (let place = 0; place < digits.length; place += 1) {
      for (const digit of '0123456789') {
        const changed = `LX${digits.slice(0, place)}${digit}${digits.slice(place + 1)}`;
        expect(isVoucherNumber(changed)).toBe(changed === root);
      }
      const [left = '', right = ''] = digits.slice(place, place + 2);
      const swapped = `LX${digits.slice(0, place)}${right}${left}${digits.slice(place + 2)}`;
      const undetected = right === '' || left === right || Math.abs(Number(left) - Number(right)) === 9;
      expect(isVoucherNumber(swapped)).toBe(undetected);
    }
  });

  test('have child ordinals of at least two digits', () => {
    expect(childNumber(childNumber(root, 1), 2)).toBe(`${root}-01-02`);
    expect(childNumber(root, 123)).toBe(`${root}-123`);
  });

  test('refuse a child below the maximum depth', () => {
    let deepest = root;
    for (let depth = 1; depth < MAX_DEPTH; depth += 1) deepest = childNumber(deepest, 1);
    expect(parseVoucherNumber(deepest)?.depth).toBe(MAX_DEPTH);
    expect(() => childNumber(deepest, 1)).toThrow(new Refusal('SPLIT_LIMIT'));
    expect(isVoucherNumber(`${deepest}-01`)).toBe(false);
  });

  test.each([`${root}-1`, `${root}-00`, `${root}-001`, `${root}-`, root.toLowerCase(), root.slice(0, -1), 'LX20261305000000427', ''])(
    'reject %j',
    (text) => {
      expect(isVoucherNumber(text)).toBe(false);
    },
  );

  test.each([0, -1, 100_000_000])('refuse the sequence %s', (sequence) => {
    expect(() => voucherNumber({ date: day('2026-03-05'), sequence })).toThrow(RangeError);
  });

  test.each([0, -1, 1.5])('refuse the ordinal %s', (ordinal) => {
    expect(() => childNumber(root, ordinal)).toThrow(RangeError);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { fen, sumFen } from '../money/yuan.ts';
import { financeableGroups, financeableTogether } from '../financing/groups.ts';
import { takeFrom } from './take.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const pieces = [
  { number: 'LX1', issuerNo: 'A', dueOn: day('2026-08-31'), available: fen(100n) },
  { number: 'LX2', issuerNo: 'B', dueOn: day('2026-08-31'), available: fen(50n) },
  { number: 'LX3', issuerNo: 'A', dueOn: day('2026-08-31'), available: fen(30n) },
  { number: 'LX4', issuerNo: 'A', dueOn: day('2026-06-30'), available: fen(20n) },
];

describe('pieces financed together', () => {
  test('share issuer and due date; groups come earliest due date first', () => {
    expect(financeableGroups(pieces).map((group) => [group.dueOn, group.issuerNo, group.available, group.pieces.length])).toEqual([
      ['2026-06-30', 'A', 20n, 1],
      ['2026-08-31', 'A', 130n, 2],
      ['2026-08-31', 'B', 50n, 1],
    ]);
    expect([financeableTogether([]), financeableTogether(pieces.slice(0, 1)), financeableTogether(pieces)]).toEqual([true, true, false]);
  });
});

describe('taking an amount from several pieces', () => {
  test('takes whole pieces in order and splits at most the last', () => {
    expect(takeFrom(pieces, fen(120n))).toEqual([
      { number: 'LX1', take: 100n, rest: 0n },
      { number: 'LX2', take: 20n, rest: 30n },
    ]);
  });

  test.each([0n, -1n, 201n])('refuses %s fen', (amount) => {
    expect(() => takeFrom(pieces, fen(amount))).toThrow('LIMIT_EXCEEDED');
  });

  test('sums to the amount, never overdraws a piece and splits at most one', () => {
    const held = fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(held, fc.bigInt({ min: 1n, max: 10n ** 12n }), (amounts, wanted) => {
        const from = amounts.map((available, index) => ({ number: `LX${index}`, available: fen(available) }));
        const total = sumFen(from.map(({ available }) => available));
        const amount = fen(wanted > total ? total : wanted);
        const takes = takeFrom(from, amount);
        expect(sumFen(takes.map(({ take }) => take))).toBe(amount);
        expect(takes.every(({ take, rest }) => take > 0n && rest >= 0n)).toBe(true);
        expect(takes.filter(({ rest }) => rest > 0n).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

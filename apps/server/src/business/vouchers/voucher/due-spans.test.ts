import { addDays, fen, sumFen } from '@lianxin/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from '../../../testing/acting.ts';
import { dueMonths } from './due-spans.ts';

const today = day('2026-11-27');
const due = (on: string, amount: bigint, count = 1) => ({ on: day(on), paidOn: day(on), count, amount: fen(amount) });

test('dues are grouped by month: earlier, twelve from this one, later', () => {
  const dues = [
    due('2026-10-31', 100n),
    due('2026-11-01', 200n),
    due('2026-11-30', 300n, 2),
    due('2027-02-28', 400n),
    due('2027-10-31', 500n),
    due('2027-11-01', 600n),
    due('2028-05-01', 700n, 3),
  ];
  expect(dueMonths(dues, today)).toEqual([
    { from: null, to: '2026-10-31', count: 1, amount: 100n },
    { from: '2026-11-01', to: '2026-11-30', count: 3, amount: 500n },
    { from: '2027-02-01', to: '2027-02-28', count: 1, amount: 400n },
    { from: '2027-10-01', to: '2027-10-31', count: 1, amount: 500n },
    { from: '2027-11-01', to: null, count: 4, amount: 1_300n },
  ]);
  expect(dueMonths([], today)).toEqual([]);
});

test('law: every due is in exactly one month', () => {
  const rows = fc.array(fc.record({ days: fc.integer({ min: -800, max: 800 }), count: fc.integer({ min: 1, max: 9 }) }), { maxLength: 40 });
  fc.assert(
    fc.property(rows, fc.integer({ min: 0, max: 400 }), (made, later) => {
      const all = made.map(({ days, count }) => due(addDays(today, days), BigInt(count) * 7n, count));
      const months = dueMonths(all, addDays(today, later));
      expect(months.reduce((left, { count }) => left + count, 0)).toBe(made.reduce((left, { count }) => left + count, 0));
      expect(sumFen(months.map(({ amount }) => amount))).toBe(sumFen(all.map(({ amount }) => amount)));
    }),
  );
});

import { civilDate, fen, sumFen, type CivilDate } from '@lianxin/domain';
import { expect, it } from 'vitest';
import { deepestGap, netOf } from './gap.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const week = (monday: string, receipts: bigint, payments = 0n) => ({
  monday: day(monday),
  receipts: fen(receipts),
  payments: fen(payments),
  repayments: fen(0n),
  fees: fen(0n),
});
const NONE = { receipts: fen(0n), payments: fen(0n), repayments: fen(0n) };
const later = [week('2026-11-16', 0n, 500n), week('2026-11-23', 0n), week('2026-11-30', 800n), week('2026-12-07', 0n, 200n)];

it('calculates the net amount of a week', () => {
  expect(sumFen(later.map(netOf))).toBe(100n);
});

it('finds the week with the largest shortfall', () => {
  expect(deepestGap(later, NONE)).toEqual({ monday: '2026-11-16', short: 500n });
  expect(
    deepestGap(
      later.map((one) => ({ ...one, receipts: fen(0n) })),
      NONE,
    ),
  ).toEqual({ monday: '2026-12-07', short: 700n });
});

it('finds none if the money arrives in time', () => {
  expect(deepestGap([week('2026-11-16', 800n, 500n), week('2026-12-07', 0n, 200n)], NONE)).toBeUndefined();
});

it('begins with what is overdue to be paid, and counts on no overdue receipt', () => {
  const overdue = { receipts: fen(900n), payments: fen(300n), repayments: fen(100n) };
  expect(deepestGap([week('2026-11-16', 100n), week('2026-11-23', 800n)], overdue)).toEqual({ monday: '2026-11-16', short: 300n });
});

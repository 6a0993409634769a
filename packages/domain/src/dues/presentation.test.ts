import { expect, test } from 'vitest';
import { fen } from '../money/yuan.ts';
import { balanceLineOf, sellsHabitually } from './presentation.ts';

const year = (days: number, sold: bigint, received = 1_000_000n) => ({ days, sold: fen(sold), received: fen(received) });

test('an enterprise sells habitually when its sales are both frequent and significant', () => {
  expect(sellsHabitually(year(3, 100_000n))).toBe(true);
  expect(sellsHabitually(year(2, 900_000n))).toBe(false);
  expect(sellsHabitually(year(12, 99_999n))).toBe(false);
  expect(sellsHabitually(year(3, 50_000n, 0n))).toBe(true);
  expect(sellsHabitually(year(0, 0n, 0n))).toBe(false);
});

test('a voucher is a receivable, or receivables financing when it is being sold or its holder sells habitually', () => {
  expect(balanceLineOf({ voucher: true, beingSold: false, habitual: false })).toBe('receivable');
  expect(balanceLineOf({ voucher: true, beingSold: true, habitual: false })).toBe('financing');
  expect(balanceLineOf({ voucher: true, beingSold: false, habitual: true })).toBe('financing');
});

test('other claims are receivables even when the holder sells vouchers habitually', () => {
  expect(balanceLineOf({ voucher: false, beingSold: false, habitual: true })).toBe('receivable');
});

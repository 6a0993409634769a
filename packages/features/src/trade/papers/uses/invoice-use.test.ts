import { contract } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { expect, it } from 'vitest';
import { coveringFirst, isUsable } from './invoice-use.ts';

const [example] = contract.tradeInvoice.list.example.response.list;
if (example === undefined) throw new Error('no invoice');
const invoice = (freeAmount: bigint, verification: typeof example.verification = 'consistent') => ({
  ...example,
  verification,
  freeAmount: fen(freeAmount),
});

it('ignores used-up and rejected invoices', () => {
  expect([invoice(1n), invoice(1n, 'unchecked'), invoice(0n), invoice(1n, 'void')].map(isUsable)).toEqual([true, true, false, false]);
});

it('takes the first that cover an amount, to the fen', () => {
  const list = [invoice(0n), invoice(60n), invoice(100n, 'reversed'), invoice(40n), invoice(1n)];
  expect(coveringFirst(list, fen(100n))).toEqual([list[1], list[3]]);
  expect(coveringFirst(list, fen(101n))).toEqual([list[1], list[3], list[4]]);
  expect(coveringFirst(list, fen(0n))).toEqual([]);
});

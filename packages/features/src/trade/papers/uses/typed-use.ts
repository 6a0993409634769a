import type { TradeInvoice } from '@lianxin/api/contract';
import { fen, formatMoney, minFen, sumFen, ZERO_FEN, type Fen } from '@lianxin/domain';
import { readMoney } from '@lianxin/forms';

export interface TypedUse {
  readonly invoiceId: string;
  readonly amount: string;
}

/** The used amount; zero if unreadable. */
export const usedOf = ({ amount }: TypedUse): Fen => readMoney(amount) ?? ZERO_FEN;

export const usedTotal = (uses: readonly TypedUse[]): Fen => sumFen(uses.map(usedOf));

/** The part of an amount that is not covered. */
export const uncoveredAmount = (uses: readonly TypedUse[], amount: Fen): Fen => fen(amount - minFen(usedTotal(uses), amount));

/** Adds invoices, each for the uncovered rest, or in full while the amount is unknown. */
export function withInvoices(uses: readonly TypedUse[], invoices: readonly TradeInvoice[], amount: Fen | undefined): readonly TypedUse[] {
  let left = amount === undefined ? undefined : uncoveredAmount(uses, amount);
  const added = invoices.map(({ id, freeAmount }) => {
    const take = left === undefined ? freeAmount : minFen(left, freeAmount);
    if (left !== undefined) left = fen(left - take);
    return { invoiceId: id, amount: take > 0n ? formatMoney(take) : '' };
  });
  return [...uses, ...added];
}

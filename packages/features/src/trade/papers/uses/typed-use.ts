import type { TradeInvoice } from '@lianxin/api/contract';
import { fen, formatMoney, minFen, sumFen, ZERO_FEN, type Fen } from '@lianxin/domain';
import { readMoney } from '@lianxin/forms';

/** An invoice as a form uses it: how much of it, as typed. */
export interface TypedUse {
  readonly invoiceId: string;
  readonly amount: string;
}

/** What is used of an invoice; what does not read as an amount is nothing. */
export const usedOf = ({ amount }: TypedUse): Fen => readMoney(amount) ?? ZERO_FEN;

/** What uses take together. */
export const usedTotal = (uses: readonly TypedUse[]): Fen => sumFen(uses.map(usedOf));

/** What uses leave uncovered of an amount. */
export const uncovered = (uses: readonly TypedUse[], amount: Fen): Fen => fen(amount - minFen(usedTotal(uses), amount));

/** Uses further invoices, each for what is still missing of the amount, or whole while nobody has said how much is to be covered. */
export function withInvoices(uses: readonly TypedUse[], invoices: readonly TradeInvoice[], amount: Fen | undefined): readonly TypedUse[] {
  let left = amount === undefined ? undefined : uncovered(uses, amount);
  const added = invoices.map(({ id, freeAmount }) => {
    const take = left === undefined ? freeAmount : minFen(left, freeAmount);
    if (left !== undefined) left = fen(left - take);
    return { invoiceId: id, amount: take > 0n ? formatMoney(take) : '' };
  });
  return [...uses, ...added];
}

import type { TradeInvoice } from '@lianxin/api/contract';
import { coversAnything, type Fen } from '@lianxin/domain';

/** An invoice that the tax register calls void, reversed, different or unknown covers nothing, nor one that its buyer disputes. */
export const coversNothing = ({ verification, disputed }: Pick<TradeInvoice, 'verification' | 'disputed'>): boolean =>
  disputed || !coversAnything(verification);

/** Whether an invoice still covers something: it stands, and is not used up. */
export const isUsable = (invoice: Pick<TradeInvoice, 'verification' | 'disputed' | 'freeAmount'>): boolean =>
  invoice.freeAmount > 0n && !coversNothing(invoice);

/** The first of these that together cover an amount, as far as they can. */
export function coveringFirst<Invoice extends Pick<TradeInvoice, 'verification' | 'disputed' | 'freeAmount'>>(
  invoices: readonly Invoice[],
  amount: Fen,
): readonly Invoice[] {
  let left: bigint = amount;
  return invoices.filter((invoice) => {
    const taken = left > 0n && isUsable(invoice);
    if (taken) left -= invoice.freeAmount;
    return taken;
  });
}

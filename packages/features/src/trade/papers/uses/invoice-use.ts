import type { TradeInvoice } from '@lianxin/api/contract';
import { coversAnything, type Fen } from '@lianxin/domain';

/** Void, reversed, different, unknown and disputed invoices cover nothing. */
export const coversNothing = ({ verification, disputed }: Pick<TradeInvoice, 'verification' | 'disputed'>): boolean =>
  disputed || !coversAnything(verification);

/** Whether an invoice is valid and not used up. */
export const isUsable = (invoice: Pick<TradeInvoice, 'verification' | 'disputed' | 'freeAmount'>): boolean =>
  invoice.freeAmount > 0n && !coversNothing(invoice);

/** The first invoices that together cover an amount, as far as possible. */
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

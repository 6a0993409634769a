import { fen, sumFen, ZERO_FEN, type Fen } from '../money/yuan.ts';

/** The use of one invoice by a voucher, transfer or financing. */
export interface InvoiceUse {
  readonly invoiceId: string;
  /** Amount used now. */
  readonly used: Fen;
  /** Amount available before this use: 价税合计 less all other uses. */
  readonly free: Fen;
  /** Whether the tax register confirmed the invoice. @default true */
  readonly verified?: boolean;
}

export interface InvoiceCoverage {
  readonly total: Fen;
  /** Uncovered part of the amount; zero when fully covered. */
  readonly shortfall: Fen;
  /** Ids of invoices used beyond their free amount, or with no amount. */
  readonly overused: readonly string[];
  readonly unverified: readonly string[];
}

/** Compares the used invoices with the amount to cover and with the free amount of each (rules §7). */
export function invoiceCoverage(amount: Fen, uses: readonly InvoiceUse[]): InvoiceCoverage {
  const total = sumFen(uses.map((use) => use.used));
  return {
    total,
    shortfall: total >= amount ? ZERO_FEN : fen(amount - total),
    overused: uses.filter((use) => use.used <= 0n || use.used > use.free).map((use) => use.invoiceId),
    unverified: uses.filter((use) => use.verified === false).map((use) => use.invoiceId),
  };
}

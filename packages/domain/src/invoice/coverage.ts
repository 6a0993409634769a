import { fen, sumFen, ZERO_FEN, type Fen } from '../money/yuan.ts';

/** What a voucher, transfer or financing takes of one invoice. */
export interface InvoiceUse {
  readonly invoiceId: string;
  /** Amount taken now. */
  readonly used: Fen;
  /** What the invoice has left before this, 价税合计 less what others take. */
  readonly free: Fen;
  /** Whether the tax register confirmed it. @default true */
  readonly verified?: boolean;
}

export interface InvoiceCoverage {
  readonly total: Fen;
  /** What is missing to the amount; zero when covered. */
  readonly shortfall: Fen;
  /** Invoices of which more is taken than is free, or nothing at all. */
  readonly overused: readonly string[];
  readonly unverified: readonly string[];
}

/** Whether the invoices' parts cover an amount and stay within each invoice (rules §7). */
export function invoiceCoverage(amount: Fen, uses: readonly InvoiceUse[]): InvoiceCoverage {
  const total = sumFen(uses.map((use) => use.used));
  return {
    total,
    shortfall: total >= amount ? ZERO_FEN : fen(amount - total),
    overused: uses.filter((use) => use.used <= 0n || use.used > use.free).map((use) => use.invoiceId),
    unverified: uses.filter((use) => use.verified === false).map((use) => use.invoiceId),
  };
}

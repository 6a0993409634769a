import { fen, minFen, type Fen } from '../money/yuan.ts';
import type { InvoiceUse } from './coverage.ts';

/** An invoice behind what is financed, in the three columns in which it is shown (rules §7). */
export interface TradePaper {
  readonly invoiceId: string;
  /** What the voucher used of the invoice when it was issued or transferred (发票使用金额). */
  readonly used: Fen;
  /** What other financings and pledges hold of that (融资已占用金额). */
  readonly occupied: Fen;
  /** What this application takes (本次融资发票金额). */
  readonly thisTime: Fen;
  /** Whether the tax register confirmed it. @default true */
  readonly verified?: boolean | undefined;
}

/** What is left of a paper for this application. */
export const paperLeft = ({ used, occupied }: Pick<TradePaper, 'used' | 'occupied'>): Fen => fen(used > occupied ? used - occupied : 0n);

/** A paper as the cover of an amount is counted. */
export const paperUse = (paper: TradePaper): InvoiceUse => ({
  invoiceId: paper.invoiceId,
  used: paper.thisTime,
  free: paperLeft(paper),
  verified: paper.verified ?? true,
});

/** Papers filled in their order until an amount is covered, or all are used. What takes nothing is left out. */
export function papersCovering(papers: readonly Omit<TradePaper, 'thisTime'>[], amount: Fen): readonly TradePaper[] {
  let left: Fen = amount;
  return papers.flatMap((paper) => {
    const thisTime = minFen(left, paperLeft(paper));
    left = fen(left - thisTime);
    return thisTime > 0n ? [{ ...paper, thisTime }] : [];
  });
}

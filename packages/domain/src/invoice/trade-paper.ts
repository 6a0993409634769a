import { fen, minFen, type Fen } from '../money/yuan.ts';
import type { InvoiceUse } from './coverage.ts';

/** An invoice behind a financed voucher, with the three amounts shown for it (rules §7). */
export interface TradePaper {
  readonly invoiceId: string;
  /** Amount used by the voucher when it was issued or transferred (发票使用金额). */
  readonly used: Fen;
  /** Part of `used` already taken by other financings and pledges (融资已占用金额). */
  readonly occupied: Fen;
  /** Amount that this application takes (本次融资发票金额). */
  readonly thisTime: Fen;
  /** Whether the tax register confirmed the invoice. @default true */
  readonly verified?: boolean | undefined;
}

/** Amount still available to this application. */
export const paperLeft = ({ used, occupied }: Pick<TradePaper, 'used' | 'occupied'>): Fen => fen(used > occupied ? used - occupied : 0n);

/** Converts a trade paper for the coverage check. */
export const paperUse = (paper: TradePaper): InvoiceUse => ({
  invoiceId: paper.invoiceId,
  used: paper.thisTime,
  free: paperLeft(paper),
  verified: paper.verified ?? true,
});

/** Fills papers in order until the amount is covered or all are used up; papers that take nothing are left out. */
export function papersCovering(papers: readonly Omit<TradePaper, 'thisTime'>[], amount: Fen): readonly TradePaper[] {
  let left: Fen = amount;
  return papers.flatMap((paper) => {
    const thisTime = minFen(left, paperLeft(paper));
    left = fen(left - thisTime);
    return thisTime > 0n ? [{ ...paper, thisTime }] : [];
  });
}

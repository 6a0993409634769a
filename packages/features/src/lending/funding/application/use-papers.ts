import { contract, type FinancingDetail, type RequestOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { coverNeeded, formatMoney, paperLeft, papersCovering, type Fen, type TradePaper } from '@lianxin/domain';
import { coversNothing } from '../../../trade/papers/index.ts';
import type { Basics } from './basics.ts';

/** An invoice with the amounts used by the voucher, by other applications and by this one. */
export type Paper = FinancingDetail['papers'][number];

const WHOLE = 1_000_000n;
const NO_PAPERS: readonly Paper[] = [];

/** An invoice in the form used by the domain's rules. */
export const tradePaper = ({ invoice, used, occupied }: Paper): Omit<TradePaper, 'thisTime'> => ({
  invoiceId: invoice.id,
  used,
  occupied,
  verified: invoice.verification === 'consistent',
});

/** Whether other applications have reserved all invoices, or another lender claims them. */
export const areAllUsed = (papers: readonly Paper[]): boolean =>
  papers.length > 0 && papers.every((paper) => paper.claimedElsewhere || (paper.occupied > 0n && paperLeft(paper) === 0n));

/** Proposes valid, unclaimed invoices in order until they cover the amount. */
function proposedUses(papers: readonly Paper[], needed: Fen): Readonly<Record<string, string>> {
  const usable = papers.filter(({ invoice, claimedElsewhere }) => !claimedElsewhere && !coversNothing(invoice));
  return Object.fromEntries(
    papersCovering(usable.map(tradePaper), needed).map(({ invoiceId, thisTime }) => [invoiceId, formatMoney(thisTime)]),
  );
}

export interface PapersQuestion {
  /** The pieces and amount of the request; null while there are none. */
  readonly asked: RequestOf<typeof contract.financing.checkInvoices> | null;
  readonly amount: Fen | undefined;
  /** The share of the amount that the chosen lender requires invoices to cover. @default the whole amount */
  readonly coverage: bigint | undefined;
  /** The amounts that the person typed. @default the proposal */
  readonly typed: Basics['uses'];
}

/** The invoices behind the pieces and the amounts used of each: typed, or else proposed. */
export function usePapers({ asked, amount, coverage, typed }: PapersQuestion) {
  const checked = useEndpoint(contract.financing.checkInvoices, asked, {
    quiet: true,
    keepPreviousData: true,
  });
  const papers = asked === null ? NO_PAPERS : (checked.data?.papers ?? NO_PAPERS);
  const needed = amount === undefined ? undefined : coverNeeded(amount, coverage ?? WHOLE);
  return {
    papers,
    papersOf: checked,
    /** The amount that the invoices have to cover. */
    needed,
    uses: typed ?? (needed === undefined ? {} : proposedUses(papers, needed)),
  };
}

export type Papers = ReturnType<typeof usePapers>;

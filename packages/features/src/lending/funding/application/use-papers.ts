import { contract, type FinancingDetail, type RequestOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { coverNeeded, formatMoney, paperLeft, papersCovering, type Fen, type TradePaper } from '@lianxin/domain';
import { coversNothing } from '../../../trade/papers/index.ts';
import type { Basics } from './basics.ts';

/** An invoice behind the pieces, in its three columns. */
export type Paper = FinancingDetail['papers'][number];

const WHOLE = 1_000_000n;
const NO_PAPERS: readonly Paper[] = [];

/** What a paper is to the rules, and how much of it is taken. */
export const tradePaper = ({ invoice, used, occupied }: Paper): Omit<TradePaper, 'thisTime'> => ({
  invoiceId: invoice.id,
  used,
  occupied,
  verified: invoice.verification === 'consistent',
});

/** Whether other applications hold all that there is behind the pieces: nothing is left of any paper, or another lender claims it. */
export const areUsedUp = (papers: readonly Paper[]): boolean =>
  papers.length > 0 && papers.every((paper) => paper.claimedElsewhere || (paper.occupied > 0n && paperLeft(paper) === 0n));

/** What is proposed of papers: those that stand and nobody else claims, in their order, until the amount is covered. */
function proposedUses(papers: readonly Paper[], needed: Fen): Readonly<Record<string, string>> {
  const usable = papers.filter(({ invoice, claimedElsewhere }) => !claimedElsewhere && !coversNothing(invoice));
  return Object.fromEntries(
    papersCovering(usable.map(tradePaper), needed).map(({ invoiceId, thisTime }) => [invoiceId, formatMoney(thisTime)]),
  );
}

export interface PapersQuestion {
  /** Pieces and amount to ask for; null while there is none. */
  readonly asked: RequestOf<typeof contract.financing.checkInvoices> | null;
  readonly amount: Fen | undefined;
  /** How much of the amount the lender chosen asks invoices to cover. @default all of it */
  readonly coverage: bigint | undefined;
  /** What is typed of them. @default what is proposed */
  readonly typed: Basics['uses'];
}

/** The invoices behind pieces, and how much of each is taken: what is typed, or else proposed. */
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
    /** What the invoices have to cover, by the terms of the lender chosen. */
    needed,
    uses: typed ?? (needed === undefined ? {} : proposedUses(papers, needed)),
  };
}

export type Papers = ReturnType<typeof usePapers>;

import { contract, type FinancingId, type FinancingDetail, type PieceRow } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { coverNeeded, financeableGroups, formatMoney, papersCovering, type TradePaper } from '@lianxin/domain';
import { readMoney } from '@lianxin/forms';
import { useState } from 'react';
import { coversNothing } from '../../trade/index.ts';
import { availableIn, takenOf } from '../quotes/taken.ts';
import { useOffers } from '../quotes/use-offers.ts';
import type { Application, Settled } from './application.ts';

export type Paper = FinancingDetail['papers'][number];

/** A group that the pieces chosen make: of one issuer, due on one day. */
export interface PieceGroup {
  readonly key: string;
  readonly pieces: readonly PieceRow[];
}

const WHOLE = 1_000_000n;
const NO_PAPERS: readonly Paper[] = [];

/** The pieces in the groups of one application each, the earliest due first. */
export const groupsOf = (pieces: readonly PieceRow[]): readonly PieceGroup[] =>
  financeableGroups(
    pieces.map((piece) => ({
      piece,
      issuerNo: piece.issuer.enterpriseNo ?? '',
      dueOn: piece.dueOn,
      available: piece.availableAmount,
    })),
  ).map(({ issuerNo, dueOn, pieces: members }) => ({
    key: `${dueOn}.${issuerNo}`,
    pieces: members.map(({ piece }) => piece),
  }));

/** What a paper is to the rules, and how much of it is taken. */
export const tradePaper = ({ invoice, used, occupied }: Paper): Omit<TradePaper, 'thisTime'> => ({
  invoiceId: invoice.id,
  used,
  occupied,
  verified: invoice.verification === 'consistent',
});

/** What is proposed of papers: those that stand and nobody else claims, in their order, until the amount is covered. */
function proposedUses(papers: readonly Paper[], needed: Parameters<typeof papersCovering>[1]): Readonly<Record<string, string>> {
  const usable = papers.filter(({ invoice, claimedElsewhere }) => !claimedElsewhere && !coversNothing(invoice));
  return Object.fromEntries(
    papersCovering(usable.map(tradePaper), needed).map(({ invoiceId, thisTime }) => [invoiceId, formatMoney(thisTime)]),
  );
}

/** The person's application while they work on it, and all that follows from it. What was typed stays whatever a call answers. */
export function useApplication(start: Application, pieces: readonly PieceRow[], resubmits?: FinancingId) {
  const [application, setApplication] = useState(start);
  const [touched, setTouched] = useState(0);
  const touch = () => setTouched((count) => count + 1);

  const groups = groupsOf(pieces);
  const group = groups.find(({ key }) => key === application.group) ?? groups[0];
  const inGroup = group?.pieces ?? [];
  const available = availableIn(inGroup);
  const amountText = application.amount ?? (inGroup.length === 0 ? '' : formatMoney(available));
  const amount = readMoney(amountText);
  const taken = takenOf(inGroup, amount);

  const comparing = useOffers({
    pieces: inGroup,
    amount: amountText,
    wishedOn: application.wishedOn,
    resubmits,
  });
  const offer = comparing.offers.find(({ channel }) => channel === application.lender);

  const checked = useEndpoint(contract.financing.checkInvoices, comparing.asked, {
    quiet: true,
    keepPreviousData: true,
  });
  const papers = comparing.asked === null ? NO_PAPERS : (checked.data?.papers ?? NO_PAPERS);
  const needed = amount === undefined ? undefined : coverNeeded(amount, offer?.coverage ?? WHOLE);
  const uses = application.uses ?? (needed === undefined ? {} : proposedUses(papers, needed));

  const accounts = useEndpoint(contract.bankAccount.list, {}, { quiet: true });
  const verified = accounts.data?.filter((account) => account.verified) ?? [];
  const usual = verified.find((account) => account.isDefault) ?? verified[0];
  const accountId = application.accountId ?? usual?.id;

  const settled: Settled = {
    application,
    pieces,
    taken,
    amount,
    quoteId: offer?.quote?.id,
    uses,
    accountId,
  };
  return {
    ...settled,
    /** Counts the person's changes; 0 while nothing was touched. */
    touched,
    touch,
    change: (change: Partial<Application>) => {
      setApplication((before) => ({ ...before, ...change }));
      touch();
    },
    groups,
    group,
    available,
    amountText,
    comparing,
    /** What the lender chosen offers now. */
    offer,
    papers,
    papersOf: checked,
    /** What the invoices have to cover, by the terms of the lender chosen. */
    needed,
    accounts,
  };
}

export type Applying = ReturnType<typeof useApplication>;

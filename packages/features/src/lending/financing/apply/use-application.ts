import type { FinancingId, PieceRow } from '@lianxin/api/contract';
import { financeableGroups, formatMoney } from '@lianxin/domain';
import { readMoney } from '@lianxin/forms';
import { useState } from 'react';
import { availableIn, takenOf, usePapers, useReceivingAccount } from '../../funding/index.ts';
import { useOffers } from '../quotes/use-offers.ts';
import type { Application, Settled } from './application.ts';

/** A group that the pieces chosen make: of one issuer, due on one day. */
export interface PieceGroup {
  readonly key: string;
  readonly pieces: readonly PieceRow[];
}

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

  const asked = comparing.asked && { ...comparing.asked, ...(offer && { channel: offer.channel }) };
  const papers = usePapers({ asked, amount, coverage: offer?.coverage, typed: application.uses });
  const receiving = useReceivingAccount(application.accountId);

  const settled: Settled = {
    application,
    pieces,
    taken,
    amount,
    quoteId: offer?.quote?.id,
    uses: papers.uses,
    accountId: receiving.accountId,
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
    receiving,
  };
}

export type Applying = ReturnType<typeof useApplication>;

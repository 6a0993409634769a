import type { PieceRow } from '@lianxin/api/contract';
import { civilDate, formatMoney, pledgeLimit, type Channels, type CivilDate } from '@lianxin/domain';
import { useState } from 'react';
import { useChannels } from '../../../platform/channels/index.ts';
import { availableIn, positive, takenOf, usePapers, useReceivingAccount } from '../../funding/index.ts';
import { usePledgeOffers } from '../quotes/use-pledge-offers.ts';
import type { PledgeApplication, Settled } from './application.ts';

/** What every lender against a pledge lends of it by its usual terms: that is proposed until one is chosen. */
const leastPledgeRate = ({ list }: Channels): bigint =>
  list
    .filter(({ kind }) => kind === 'pledge')
    .map(({ terms }) => terms.pledgeRatePpm)
    .reduce<bigint>((least, rate) => (rate < least ? rate : least), 1_000_000n);

/** The first day on which one of the pieces is paid. */
const firstDueOf = (pieces: readonly PieceRow[]): CivilDate | undefined =>
  pieces.map(({ dueOn }) => dueOn).toSorted((one, other) => one.localeCompare(other))[0];

/** The person's application while they work on it, and all that follows from it. What was typed stays whatever a call answers. */
export function usePledgeApplication(start: PledgeApplication, pieces: readonly PieceRow[]) {
  const [application, setApplication] = useState(start);
  const [touched, setTouched] = useState(0);
  const touch = () => setTouched((count) => count + 1);
  const channels = useChannels();

  const pledgedText = application.pledged ?? (pieces.length === 0 ? '' : formatMoney(availableIn(pieces)));
  const pledged = positive(pledgedText);
  const taken = takenOf(pieces, pledged);
  const proposed = pledged === undefined || taken.length === 0 ? '' : formatMoney(pledgeLimit(pledged, leastPledgeRate(channels)));
  const amountText = application.amount ?? proposed;
  const amount = positive(amountText);
  const firstDueOn = firstDueOf(taken.length > 0 ? taken.map(({ piece }) => piece) : pieces);

  const { repayOn, wishedOn, guarantorNo } = application;
  const comparing = usePledgeOffers({ pieces, pledged: pledgedText, amount: amountText, repayOn, wishedOn, guarantorNo });
  const offer = comparing.offers.find(({ channel }) => channel === application.lender);
  const guarantors = offer?.guarantors ?? [];
  // The lender is asked with whoever asks least where nobody is named, who therefore comes first.
  const guarantor = guarantors.find((one) => one.guarantor.enterpriseNo === guarantorNo) ?? guarantors[0];

  const asked = comparing.asked && { ...comparing.asked, ...(offer && { channel: offer.channel }) };
  const papers = usePapers({ asked, amount, coverage: offer?.coverage, typed: application.uses });
  const receiving = useReceivingAccount(application.accountId);

  const settled: Settled = {
    application,
    pieces,
    taken,
    pledged,
    amount,
    repayOn: civilDate(repayOn) ?? firstDueOn,
    asksGuarantor: guarantors.length > 0,
    guarantor,
    quoteId: offer?.quote?.id,
    uses: papers.uses,
    accountId: receiving.accountId,
  };
  return {
    ...settled,
    /** Counts the person's changes; 0 while nothing was touched. */
    touched,
    touch,
    change: (change: Partial<PledgeApplication>) => {
      setApplication((before) => ({ ...before, ...change }));
      touch();
    },
    pledgedText,
    amountText,
    firstDueOn,
    comparing,
    /** What the lender chosen offers now. */
    offer,
    guarantors,
    papers,
    receiving,
  };
}

export type ApplyingForPledge = ReturnType<typeof usePledgeApplication>;

import { contract, type FinancingId, type Offer, type PieceRow, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { civilDate } from '@lianxin/domain';
import { readMoney } from '@lianxin/forms';
import { useEffect, useState } from 'react';
import { useRested } from '../../pickers/index.ts';
import { piecesShown, takenOf } from './taken.ts';

type Answer = ResponseOf<typeof contract.financing.quote>;

export interface OffersQuestion {
  readonly pieces: readonly PieceRow[];
  /** As it is typed. */
  readonly amount: string;
  /** From when the money is wished for; "" for as soon as possible. */
  readonly wishedOn: string;
  /** The returned application that it is asked for. @default a new one */
  readonly resubmits?: FinancingId | undefined;
}

/** What a timer can wait for. */
const MOST_MS = 2_147_483_647;
const NONE: readonly Offer[] = [];

/** What time it is by the server's clock, as exactly as it matters: when the lenders were asked, or just after quotes have run out since. */
function useQuoteClock(answer: Answer | undefined): Date | undefined {
  const [past, setPast] = useState<{ readonly of: Answer; readonly at: number }>();
  useEffect(() => {
    if (!answer) return undefined;
    const asked = Date.parse(answer.askedAt);
    const ends = new Set(answer.offers.flatMap(({ quote }) => (quote ? Date.parse(quote.validUntil) : [])));
    const timers = [...ends].map((end) => setTimeout(() => setPast({ of: answer, at: end + 1 }), Math.min(end + 1 - asked, MOST_MS)));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [answer]);
  if (!answer) return undefined;
  return new Date(past?.of === answer ? past.at : Date.parse(answer.askedAt));
}

/** What every lender offers for an amount of pieces, asked a moment after the typing stops. The last answer stays until there is another. */
export function useOffers({ pieces, amount: typed, wishedOn, resubmits }: OffersQuestion) {
  const rested = useRested(typed.trim()) ?? '';
  const amount = readMoney(rested);
  const taken = takenOf(pieces, amount);
  const day = civilDate(wishedOn);
  const request =
    amount === undefined || taken.length === 0
      ? null
      : { pieces: piecesShown(taken), amount, ...(day && { wishedOn: day }), ...(resubmits && { resubmits }) };
  const { data, error, isValidating, refresh } = useEndpoint(contract.financing.quote, request, {
    quiet: true,
    keepPreviousData: true,
  });
  const answer = request === null ? undefined : data;
  const now = useQuoteClock(answer);
  // Until the answer to what is typed now is there, the one before it is shown and none is chosen from.
  const asking = isValidating || rested !== typed.trim();
  return {
    /** What was asked last: the pieces taken from and how much; null while it is no amount of them. */
    asked: request && { pieces: request.pieces, amount: request.amount },
    offers: answer?.offers ?? NONE,
    askedAt: answer?.askedAt,
    now,
    asking,
    error: request === null || asking ? undefined : error,
    refresh,
    /** Whether a quote has run out since it was made. */
    isPast: (offer: Offer): boolean => offer.quote !== null && now !== undefined && now > new Date(offer.quote.validUntil),
  };
}

export type Offers = ReturnType<typeof useOffers>;

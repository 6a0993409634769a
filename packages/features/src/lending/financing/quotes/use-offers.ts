import { contract, type FinancingId, type PieceRow } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { civilDate } from '@lianxin/domain';
import { readMoney } from '@lianxin/forms';
import { piecesShown, takenOf, useComparing } from '../../funding/index.ts';
import { useRested } from '../../../platform/pickers/index.ts';

export interface OffersQuestion {
  readonly pieces: readonly PieceRow[];
  /** As it is typed. */
  readonly amount: string;
  /** From when the money is wished for; "" for as soon as possible. */
  readonly wishedOn: string;
  /** The returned application that it is asked for. @default a new one */
  readonly resubmits?: FinancingId | undefined;
}

/** What every lender offers for an amount of pieces, asked a moment after the typing stops. */
export function useOffers({ pieces, amount: typed, wishedOn, resubmits }: OffersQuestion) {
  const rested = useRested(typed.trim()) ?? '';
  const amount = readMoney(rested);
  const taken = takenOf(pieces, amount);
  const day = civilDate(wishedOn);
  const request =
    amount === undefined || taken.length === 0
      ? null
      : { pieces: piecesShown(taken.map(({ piece }) => piece)), amount, ...(day && { wishedOn: day }), ...(resubmits && { resubmits }) };
  const answered = useEndpoint(contract.financing.quote, request, {
    quiet: true,
    keepPreviousData: true,
  });
  return {
    /** What was asked last: the pieces taken from and how much; null while it is no amount of them. */
    asked: request && { pieces: request.pieces, amount: request.amount },
    ...useComparing(answered, { asked: request !== null, typing: rested !== typed.trim() }),
  };
}

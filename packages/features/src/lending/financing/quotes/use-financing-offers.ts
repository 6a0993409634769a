import { contract, type FinancingId, type PieceRow } from '@lianxin/api/contract';
import { civilDate } from '@lianxin/domain';
import { piecesShown, takenOf, useOffers } from '../../funding/index.ts';

export interface OffersQuestion {
  readonly pieces: readonly PieceRow[];
  /** As it is typed. */
  readonly amount: string;
  /** From when the money is wished for; "" for as soon as possible. */
  readonly wishedOn: string;
  /** The returned application that it is asked for. @default a new one */
  readonly resubmits?: FinancingId | undefined;
}

/** What every lender offers for an amount of pieces. */
export function useFinancingOffers({ pieces, amount: typed, wishedOn, resubmits }: OffersQuestion) {
  const day = civilDate(wishedOn);
  return useOffers(contract.financing.quote, [typed], ([amount]) => {
    const taken = takenOf(pieces, amount);
    if (amount === undefined || taken.length === 0) return null;
    return { pieces: piecesShown(taken.map(({ piece }) => piece)), amount, ...(day && { wishedOn: day }), ...(resubmits && { resubmits }) };
  });
}

import { contract, type FinancingId, type PieceRow } from '@lianxin/api/contract';
import { civilDate } from '@lianxin/domain';
import { pieceVersions, takenOf, useOffers } from '../../funding/index.ts';

export interface OffersQuestion {
  readonly pieces: readonly PieceRow[];
  /** As typed. */
  readonly amount: string;
  /** The requested payout date; "" for as soon as possible. */
  readonly wishedOn: string;
  /** The returned application that is submitted again. @default a new one */
  readonly resubmits?: FinancingId | undefined;
}

/** The offers of all lenders for an amount of some pieces. */
export function useFinancingOffers({ pieces, amount: typed, wishedOn, resubmits }: OffersQuestion) {
  const day = civilDate(wishedOn);
  return useOffers(contract.financing.quote, [typed], ([amount]) => {
    const taken = takenOf(pieces, amount);
    if (amount === undefined || taken.length === 0) return null;
    return {
      pieces: pieceVersions(taken.map(({ piece }) => piece)),
      amount,
      ...(day && { wishedOn: day }),
      ...(resubmits && { resubmits }),
    };
  });
}

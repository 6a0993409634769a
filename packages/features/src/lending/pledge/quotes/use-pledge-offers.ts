import { contract, type PieceRow } from '@lianxin/api/contract';
import { civilDate } from '@lianxin/domain';
import { piecesShown, takenOf, useOffers } from '../../funding/index.ts';
import type { PledgeApplication } from '../apply/application.ts';

export interface PledgeQuestion extends Pick<PledgeApplication, 'repayOn' | 'wishedOn' | 'guarantorNo'> {
  readonly pieces: readonly PieceRow[];
  /** What of the pieces is pledged, and what is to be lent, as they are typed. */
  readonly pledged: string;
  readonly amount: string;
}

/** What every lender against a pledge offers. */
export function usePledgeOffers({ pieces, pledged: typedPledged, amount: typedAmount, repayOn, wishedOn, guarantorNo }: PledgeQuestion) {
  const [repayDay, wishedDay] = [civilDate(repayOn), civilDate(wishedOn)];
  return useOffers(contract.pledge.quote, [typedPledged, typedAmount], ([pledged, amount]) => {
    const taken = takenOf(pieces, pledged);
    if (pledged === undefined || amount === undefined || taken.length === 0) return null;
    return {
      pieces: piecesShown(taken.map(({ piece }) => piece)),
      pledged,
      amount,
      ...(repayDay && { repayOn: repayDay }),
      ...(wishedDay && { wishedOn: wishedDay }),
      ...(guarantorNo && { guarantorNo }),
    };
  });
}

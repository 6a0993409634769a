import { contract, type PieceRow } from '@lianxin/api/contract';
import { civilDate } from '@lianxin/domain';
import { pieceVersions, takenOf, useOffers } from '../../funding/index.ts';
import type { PledgeApplication } from '../apply/application.ts';

export interface PledgeQuestion extends Pick<PledgeApplication, 'repayOn' | 'wishedOn' | 'guarantorNo'> {
  readonly pieces: readonly PieceRow[];
  /** The pledged amount and the loan, as typed. */
  readonly pledged: string;
  readonly amount: string;
}

/** The offers of all lenders against a pledge. */
export function usePledgeOffers({ pieces, pledged: typedPledged, amount: typedAmount, repayOn, wishedOn, guarantorNo }: PledgeQuestion) {
  const [repayDay, wishedDay] = [civilDate(repayOn), civilDate(wishedOn)];
  return useOffers(contract.pledge.quote, [typedPledged, typedAmount], ([pledged, amount]) => {
    const taken = takenOf(pieces, pledged);
    if (pledged === undefined || amount === undefined || taken.length === 0) return null;
    return {
      pieces: pieceVersions(taken.map(({ piece }) => piece)),
      pledged,
      amount,
      ...(repayDay && { repayOn: repayDay }),
      ...(wishedDay && { wishedOn: wishedDay }),
      ...(guarantorNo && { guarantorNo }),
    };
  });
}

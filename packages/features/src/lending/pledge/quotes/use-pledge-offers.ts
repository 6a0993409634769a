import { contract, type PieceRow } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { civilDate } from '@lianxin/domain';
import { piecesShown, positive, takenOf, useComparing } from '../../funding/index.ts';
import { useRested } from '../../../platform/pickers/index.ts';
import type { PledgeApplication } from '../apply/application.ts';

export interface PledgeQuestion extends Pick<PledgeApplication, 'repayOn' | 'wishedOn' | 'guarantorNo'> {
  readonly pieces: readonly PieceRow[];
  /** What of the pieces is pledged, and what is to be lent, as they are typed. */
  readonly pledged: string;
  readonly amount: string;
}

/** What every lender against a pledge offers, asked a moment after the typing stops. */
export function usePledgeOffers({ pieces, pledged: typedPledged, amount: typedAmount, repayOn, wishedOn, guarantorNo }: PledgeQuestion) {
  const typed = `${typedPledged.trim()}\n${typedAmount.trim()}`;
  const rested = useRested(typed) ?? '';
  const [pledged, amount] = rested.split('\n').map(positive);
  const taken = takenOf(pieces, pledged);
  const [repayDay, wishedDay] = [civilDate(repayOn), civilDate(wishedOn)];
  const request =
    pledged === undefined || amount === undefined || taken.length === 0
      ? null
      : {
          pieces: piecesShown(taken.map(({ piece }) => piece)),
          pledged,
          amount,
          ...(repayDay && { repayOn: repayDay }),
          ...(wishedDay && { wishedOn: wishedDay }),
          ...(guarantorNo && { guarantorNo }),
        };
  const answered = useEndpoint(contract.pledge.quote, request, { quiet: true, keepPreviousData: true });
  return {
    /** What was asked last: the pieces taken from and how much is to be lent; null while there is no amount of them. */
    asked: request && { pieces: request.pieces, amount: request.amount },
    ...useComparing(answered, { asked: request !== null, typing: rested !== typed }),
  };
}

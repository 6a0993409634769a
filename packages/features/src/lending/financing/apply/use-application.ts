import type { contract, FinancingDetail, PieceRow, ResponseOf } from '@lianxin/api/contract';
import { financeableGroups, formatMoney } from '@lianxin/domain';
import { readMoney } from '@lianxin/forms';
import { availableIn, takenOf, useChosenLender, useTyped, type Basics, type OpenedForm } from '../../funding/index.ts';
import { useFinancingOffers } from '../quotes/use-financing-offers.ts';

/** An application as it is typed. */
export interface Application extends Basics {
  /** Which of several groups the pieces chosen make; "" for the first. */
  readonly group: string;
}

export interface FinancingTypes {
  readonly typed: Application;
  readonly draft: ResponseOf<typeof contract.financing.listDrafts>[number];
  readonly detail: FinancingDetail;
}

/** A group that the pieces chosen make: of one issuer, due on one day. */
export interface PieceGroup {
  readonly key: string;
  readonly pieces: readonly PieceRow[];
}

/** The pieces in the groups of one application each, the earliest due first. */
const groupsOf = (pieces: readonly PieceRow[]): readonly PieceGroup[] =>
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

/** The person's application while they work on it, and all that follows from it. */
export function useApplication({ start, picking: { pieces }, returned }: OpenedForm<FinancingTypes>) {
  const typing = useTyped(start);
  const { application } = typing;
  const groups = groupsOf(pieces);
  const group = groups.find(({ key }) => key === application.group) ?? groups[0];
  const together = group?.pieces ?? [];
  const amountText = application.amount ?? (together.length === 0 ? '' : formatMoney(availableIn(together)));
  const amount = readMoney(amountText);
  const { wishedOn } = application;
  const comparing = useFinancingOffers({ pieces: together, amount: amountText, wishedOn, resubmits: returned?.id });
  return {
    ...typing,
    ...useChosenLender(application, comparing, amount),
    pieces,
    groups,
    group,
    together,
    taken: takenOf(together, amount),
    amountText,
    amount,
    held: amount,
  };
}

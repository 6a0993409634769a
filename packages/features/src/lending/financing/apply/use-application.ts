import type { contract, FinancingDetail, PieceRow, ResponseOf } from '@lianxin/api/contract';
import { financeableGroups, formatMoney } from '@lianxin/domain';
import { readMoney } from '@lianxin/forms';
import { availableIn, takenOf, useChosenLender, useTyped, type Basics, type OpenedForm } from '../../funding/index.ts';
import { useFinancingOffers } from '../quotes/use-financing-offers.ts';

/** The input of the form. */
export interface Application extends Basics {
  /** The key of the chosen group of pieces; "" for the first one. */
  readonly group: string;
}

export interface FinancingTypes {
  readonly typed: Application;
  readonly draft: ResponseOf<typeof contract.financing.listDrafts>[number];
  readonly detail: FinancingDetail;
}

/** The chosen pieces with the same issuer and due date. */
export interface PieceGroup {
  readonly key: string;
  readonly pieces: readonly PieceRow[];
}

/** Groups the pieces so that each group makes one application, the earliest due first. */
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

/** The state of the form, with everything derived from the input. */
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

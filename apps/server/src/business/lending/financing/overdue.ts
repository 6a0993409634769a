import type { Handlers } from '../../../calls/handler.ts';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { actOf } from '../../applications/application/index.ts';
import {
  heldForAct,
  markOverdue as markFundingOverdue,
  owedOf,
  type PaidOut,
  questionIn,
  referenceOf,
  repaymentsOf,
  repaymentViews,
} from '../funding/index.ts';
import type { CivilDate, Owed } from '@lianxin/domain';
import { FINANCING } from './kind.ts';
import { financings, type FinancingRow } from './repository.ts';
import { tellFinancing } from './tell.ts';

/** What whoever was financed owes on a day: nothing without recourse, and nothing before the issuer was to pay (民法典 766, 767). */
export function owedWithRecourse(row: PaidOut, on: CivilDate): Owed | undefined {
  if (on < row.paysOn || !questionIn(row.quoteQuestion).terms.recourse) return undefined;
  const owed = owedOf(row, on);
  return owed && owed.total > 0n ? owed : undefined;
}

/** The lender turns to whoever was financed for what the issuer has not paid (民法典 766). */
export async function claimFinancing(act: ActContext, row: FinancingRow): Promise<FinancingRow> {
  const moved = await financings.move(act, row, 'claim', { claimedAt: act.clock.now() });
  const owed = owedWithRecourse(moved, act.clock.today());
  await tellFinancing(act, moved, 'claim', owed && { owed: owed.total });
  return moved;
}

/** The lender's operator enters that the issuer has not paid. */
export const markOverdue: Handlers['financing']['markOverdue'] = async (context, { id, version }) => {
  const row = await heldForAct(FINANCING, context, { id, version }, 'markOverdue');
  return referenceOf(await markFundingOverdue(FINANCING, actOf(context), row));
};

export const claim: Handlers['financing']['claim'] = async (context, { id, version }) => {
  const row = await heldForAct(FINANCING, context, { id, version }, 'claim');
  return referenceOf(await claimFinancing(actOf(context), row));
};

/** What of repayments the parties to a financing see: the issuer has no part in them. */
export async function repaidView({ db, clock, viewer }: CallContext, row: FinancingRow) {
  const on = clock.today();
  const owed = owedWithRecourse(row, on);
  const rows = row.disbursedOn === null ? [] : await repaymentsOf(db, row);
  return { owed: owed ? { on, ...owed } : null, repayments: repaymentViews(rows, viewer.userId) };
}

/** What is owed of a financing today, and everything that was paid on it. */
export const repayments: Handlers['financing']['repayments'] = async (context, { id }) => {
  const { row, party } = await financings.find(context.db, id, enterpriseOf(context));
  return party === 'counterparty' ? { owed: null, repayments: [] } : repaidView(context, row);
};

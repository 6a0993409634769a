import type { Handlers } from '../../../calls/handler.ts';
import type { ActContext } from '../../../ledger/act-context.ts';
import { actOf } from '../../applications/application/index.ts';
import { lockForAct, markOverdue as markFundingOverdue, referenceOf, takeStep } from '../funding/index.ts';
import { owedWithRecourse } from './acts.ts';
import { FINANCING } from './kind.ts';
import type { FinancingRow } from './repository.ts';

/** The lender claims from the holder what the issuer has not paid (民法典 766). */
export function claimFinancing(act: ActContext, row: FinancingRow): Promise<FinancingRow> {
  const owed = owedWithRecourse(row, act.clock.today());
  return takeStep(FINANCING, act, row, 'claim', { claimedAt: act.clock.now() }, {}, owed && { owed: owed.total });
}

/** The lender's operator records that the issuer has not paid. */
export const markOverdue: Handlers['financing']['markOverdue'] = async (context, { id, version }) => {
  const row = await lockForAct(FINANCING, context, { id, version }, 'markOverdue');
  return referenceOf(await markFundingOverdue(FINANCING, actOf(context), row));
};

export const claim: Handlers['financing']['claim'] = async (context, { id, version }) => {
  const row = await lockForAct(FINANCING, context, { id, version }, 'claim');
  return referenceOf(await claimFinancing(actOf(context), row));
};

import { RepaymentId } from '@lianxin/api/contract';
import { Refusal, repaidBy } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import { newId } from '../../../ledger/new-id.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { jobsCancelled } from '../../../platform/jobs/plan.ts';
import { repayment } from '../../../schema/index.ts';
import { actOf } from '../../applications/application/index.ts';
import { assertPast, openRepayments, owedStill, repayingOf, settlePayment } from '../funding/index.ts';
import type { ActContext } from '../../../ledger/act-context.ts';
import { lenderHears } from './at-lender.ts';
import { heldForAct, heldForReview } from './due.ts';
import { endGuarantee } from './guarantor-limit.ts';
import { PLEDGE_JOBS } from './jobs.ts';
import { pledges, referenceOf, type PledgeRow } from './repository.ts';
import { tellPledge } from './tell.ts';

/** What follows from money that comes back of a loan: nobody answers for it any more, and when it is paid off it is overdue no more. */
const settling = {
  kind: 'pledge' as const,
  principalBack: endGuarantee,
  paidOff: (act: ActContext, row: PledgeRow) =>
    deferWrites(act.db, jobsCancelled(act.db, [PLEDGE_JOBS.markOverdue], row.id), lenderHears(act, row, 'settleAtLender')),
};

/** Paying a loan back. */
export const { repay, reviewRepayment, confirmRepayment } = repayingOf({
  ...settling,
  heldForAct,
  heldForReview,
  passFirst: (act, row, by) => pledges.passFirst(act, row, by, {}),
  move: (act, row, event, change, kept) => pledges.move(act, row, event, change, kept),
  tell: tellPledge,
  referenceOf,
  authorised: (context, row) => deferWrites(context.db, lenderHears(context, row, 'tellLender')),
});

/** The lender clears what is owed from what it has received, where that is how its channel is paid back. */
export const ghClear: Handlers['pledge']['ghClear'] = async (context, { id, version, paidOn, receiptNumber }) => {
  const { db, ids, clock, viewer, channels } = context;
  const row = await pledges.heldFor(context, id, 'repayConfirm', version);
  const clears = channels.byCode(row.channel)?.needs.includes('clearing') === true;
  const underWay = (await openRepayments(db, [row.id])).has(row.id);
  if (!clears || underWay) throw new Refusal('ILLEGAL_STATE', { object: 'pledge', state: row.state, act: 'repayConfirm' });
  assertPast(context, paidOn, row.disbursedOn);
  const owed = owedStill(row, paidOn, 'pledge');
  const { principal, interest, lateInterest } = owed;
  deferWrites(
    db,
    db.insert(repayment).values({
      id: newId(ids, RepaymentId),
      applicationId: row.id,
      state: 'confirmed',
      paidOn,
      amount: owed.total,
      principal,
      interest,
      lateInterest,
      receiptNumber,
      makerId: viewer.userId,
      makerName: viewer.displayName,
      confirmedBy: viewer.userId,
      madeAt: clock.now(),
    }),
  );
  const act = actOf(context);
  const change = await settlePayment(act, settling, row, { paidOn, receiptNumber, repaid: repaidBy(owed, owed.total), by: viewer.userId });
  const moved = await pledges.move(act, row, 'clear', change);
  await tellPledge(context, moved, 'repayConfirm', { repaid: owed.total });
  return referenceOf(moved);
};

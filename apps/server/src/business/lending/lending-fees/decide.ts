import type { Contract, PledgeId, ResponseOf } from '@lianxin/api/contract';
import { LENDING_FEE_RULES, lendingFeeMachine, Refusal, type LendingFeeState } from '@lianxin/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { staleVersion } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { stateAfter } from '../../../platform/state-after.ts';
import { lendingFee, pledge } from '../../../schema/index.ts';
import { actOf, assertOneSideOf, logSteps } from '../../applications/application/index.ts';
import { hasEnded, recordRefundDue, type PledgeRow, pledges, notifyPledgeParties } from '../pledge/index.ts';
import { postAct } from '../postings/index.ts';
import { feeViews } from './rows.ts';

interface Shown {
  readonly pledgeId: PledgeId;
  readonly version: number;
}

function stateOf(row: PledgeRow): LendingFeeState {
  if (row.guaranteeFeeConfirmedAt !== null) return 'received';
  if (row.guaranteeFeePaidOn !== null) return 'declared';
  return row.guaranteeFeeReversedAt === null ? 'due' : 'reversed';
}

/** Locks the loan whose fee the guarantor decides on. Refuses NOT_FOUND to everybody else, STALE_VERSION, BOTH_SIDES and ILLEGAL_STATE. */
async function lockFee(context: CallContext, { pledgeId, version }: Shown, event: 'confirm' | 'reverse'): Promise<PledgeRow> {
  const { row, party } = await pledges.find(context.db, pledgeId, enterpriseOf(context), true);
  if (party !== 'guarantor') throw new Refusal('NOT_FOUND');
  if (row.version !== version) throw staleVersion(row.changedBy, row.changedAt, row.version);
  await assertOneSideOf('pledge', actOf(context), pledgeId);
  stateAfter(lendingFeeMachine, 'lendingFee', stateOf(row), event);
  return row;
}

type FeeView = ResponseOf<Contract['lendingFee']['confirm']>;

/** The present guarantee fee of a loan; undefined if none was asked for. */
async function currentFee(context: CallContext, id: PledgeId) {
  const { db } = context;
  const [fee] = await db
    .select()
    .from(lendingFee)
    .where(and(eq(lendingFee.objectId, id), eq(lendingFee.kind, 'guaranteeFee'), eq(lendingFee.viewerNo, enterpriseOf(context))))
    .orderBy(sql`${lendingFee.refundId} is not null`, desc(lendingFee.refundId))
    .limit(1);
  const [view] = fee ? await feeViews(db, [fee], rowViewerOf(context)) : [];
  return view;
}

/** Whether an unpaid fee is owed in the present state of its application. */
const isOwed = ({ state }: PledgeRow): boolean => LENDING_FEE_RULES.guaranteeFee.owedIn.pledge.includes(state);

/** The fee after a decision. One that is neither paid nor owed, as of a returned application, is in no list until it is owed again. */
async function feeAfter(context: CallContext, row: PledgeRow, before: FeeView | undefined, reason: string | null): Promise<FeeView> {
  const after = await currentFee(context, row.id);
  if (after) return after;
  if (!before) throw new Error(`the fee of pledge ${row.id} is gone`);
  const unpaid = { paidOn: null, receiptNumber: null, waitingFor: null, acts: [] };
  return { ...before, ...unpaid, state: 'reversed', version: row.version + 1, reason };
}

type Change = Partial<typeof pledge.$inferInsert>;

/**
 * Stores the guarantor's decision on its fee, with an entry in the log of the loan, and notifies the holder. The state of the loan does not
 * change.
 */
async function storeDecision(
  context: CallContext,
  row: PledgeRow,
  event: 'confirmFee' | 'reverseFee',
  change: Change,
  reason: string | null,
) {
  const { db, clock, viewer } = context;
  const { id, state } = row;
  const before = isOwed(row) ? undefined : await currentFee(context, id);
  await db
    .update(pledge)
    .set({ ...change, version: row.version + 1, changedBy: viewer.displayName, changedAt: clock.now() })
    .where(eq(pledge.id, id));
  logSteps(actOf(context), [{ objectKind: 'pledge', objectId: id, event, fromState: state, toState: state, reason }]);
  await recordAudit(context, `lendingFee.${event}`, id);
  const told = event === 'reverseFee' && !isOwed(row) ? 'reverseUnowedFee' : event;
  await notifyPledgeParties(context, row, told, reason === null ? undefined : { reason });
  return feeAfter(context, row, before, reason);
}

/**
 * The guarantor's operator confirms the receipt of the fee. If the application has ended in the meantime, the refund becomes due at once.
 */
export const confirm: Handlers['lendingFee']['confirm'] = async (context, shown) => {
  const row = await lockFee(context, shown, 'confirm');
  const { clock, viewer } = context;
  const change = { guaranteeFeeConfirmedBy: viewer.userId, guaranteeFeeConfirmedAt: clock.now() };
  const emptiedFee = hasEnded(row) ? await recordRefundDue(actOf(context), { ...row, ...change }) : undefined;
  return storeDecision(context, row, 'confirmFee', emptiedFee ?? change, null);
};

/** The guarantor's reviewer denies the receipt: the postings are reversed, and the holder may pay again. */
export const reverse: Handlers['lendingFee']['reverse'] = async (context, { reason, ...shown }) => {
  const row = await lockFee(context, shown, 'reverse');
  if (row.guaranteeFee !== null && row.guaranteeFee > 0n)
    await postAct(actOf(context), 'pledge', row, { act: 'guaranteeFeeReversed', amount: row.guaranteeFee });
  const change = {
    guaranteeFeePaidOn: null,
    guaranteeFeeReceipt: null,
    guaranteeFeeReversedAt: context.clock.now(),
    guaranteeFeeReversedBecause: reason,
  };
  return storeDecision(context, row, 'reverseFee', change, reason);
};

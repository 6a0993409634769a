import { FeeRefundId, type EnterpriseNo, type PledgeDetail, type PledgeId } from '@lianxin/api/contract';
import {
  feeRefundMachine,
  LENDING_FEE_RULES,
  Refusal,
  type FeeRefundEvent,
  type Fen,
  type PledgeApplicationState,
  type Role,
} from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import { newId } from '../../../ledger/new-id.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { staleVersion } from '../../../platform/refusals.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { stateAfter } from '../../../platform/state-after.ts';
import { feeRefund } from '../../../schema/index.ts';
import { actOf, assertOneSideOf } from '../../applications/application/index.ts';
import { type PartyView, partiesOf } from '../../foundation/parties/index.ts';
import { pledges, type PledgeRow } from './repository.ts';
import { notifyPledgeParties } from './notify.ts';

export type FeeRefundRow = typeof feeRefund.$inferSelect;

/** The fee columns without a payment or a reversal. */
export const NO_FEE_PAID = {
  guaranteeFeePaidOn: null,
  guaranteeFeeReceipt: null,
  guaranteeFeeConfirmedBy: null,
  guaranteeFeeConfirmedAt: null,
  guaranteeFeeReversedAt: null,
  guaranteeFeeReversedBecause: null,
} as const;

const ENDED: readonly PledgeApplicationState[] = ['withdrawn', 'guarantorDeclined', 'declined'];

/** Whether an application has ended unsuccessfully, so that its fee is refunded. A returned application may be submitted again. */
export const hasEnded = ({ state }: Pick<PledgeRow, 'state'>): boolean => ENDED.includes(state);

/**
 * Tells the holder of an ending application what becomes of the guarantee fee: one that was paid is paid back, one that was asked for is no
 * longer owed. Records a refund due if the fee was received. Returns the fee columns to store; undefined if they do not change.
 */
export async function refundFee(act: ActContext, row: PledgeRow): Promise<typeof NO_FEE_PAID | undefined> {
  const unpaid = unpaidFee(row);
  if (unpaid !== null) await notifyPledgeParties(act, row, 'lapseFee', { fee: unpaid });
  const fee = refundableFee(row);
  if (fee === null) return undefined;
  await notifyPledgeParties(act, row, 'announceRefund', { fee });
  return recordRefundDue(act, row);
}

/** The paid guarantee fee that is refunded if the application ends before the payout; null if there is none. */
export const refundableFee = ({ guaranteeFee, guaranteeFeePaidOn, disbursedOn }: PledgeRow): Fen | null =>
  guaranteeFeePaidOn !== null && disbursedOn === null && guaranteeFee !== null && guaranteeFee > 0n ? guaranteeFee : null;

/** The guarantee fee that is owed and not paid; null if there is none. */
export const unpaidFee = ({ state, guaranteeFee, guaranteeFeePaidOn }: PledgeRow): Fen | null =>
  guaranteeFeePaidOn === null && guaranteeFee !== null && guaranteeFee > 0n && LENDING_FEE_RULES.guaranteeFee.owedIn.pledge.includes(state)
    ? guaranteeFee
    : null;

/**
 * Records a refund due for a received guarantee fee, and notifies the guarantor. A declared fee is not refunded until the guarantor has
 * confirmed its receipt. Returns the emptied fee columns; undefined if no fee was received.
 */
export async function recordRefundDue(act: ActContext, row: PledgeRow): Promise<typeof NO_FEE_PAID | undefined> {
  const { db, ids, clock, actor } = act;
  const { guarantorNo, guaranteeFee, guaranteeFeePaidOn, guaranteeFeeReceipt, guaranteeFeeConfirmedAt } = row;
  if (guaranteeFeeConfirmedAt === null || guaranteeFeePaidOn === null || guaranteeFeeReceipt === null) return undefined;
  if (guarantorNo === null || guaranteeFee === null || guaranteeFee === 0n) return undefined;
  deferWrites(
    db,
    db.insert(feeRefund).values({
      id: newId(ids, FeeRefundId),
      pledgeId: row.id,
      guarantorNo,
      holderNo: row.enterpriseNo,
      receivingAccountId: row.receivingAccountId,
      amount: guaranteeFee,
      feePaidOn: guaranteeFeePaidOn,
      feeReceipt: guaranteeFeeReceipt,
      state: 'refundDue',
      version: 0,
      stateSince: clock.now(),
      changedBy: actor.name,
      changedAt: clock.now(),
    }),
  );
  await notifyPledgeParties(act, row, 'recordRefund', { fee: guaranteeFee });
  return NO_FEE_PAID;
}

type RefundView = PledgeDetail['feeRefunds'][number];

/** The acts of a person on a refund: the guarantor's operator pays it, the holder's operator confirms or denies its receipt. */
function actsOf({ state, holderNo, guarantorNo }: FeeRefundRow, viewerNo: EnterpriseNo, role: Role): RefundView['acts'] {
  if (role !== 'operator') return [];
  if (viewerNo === guarantorNo && feeRefundMachine.can(state, 'refund')) return ['refund'];
  return viewerNo === holderNo && feeRefundMachine.can(state, 'confirmRefund') ? ['confirm', 'deny'] : [];
}

/** A refund as returned by the API to its parties. */
export const refundView = (
  row: FeeRefundRow,
  party: (no: EnterpriseNo) => PartyView,
  { viewerNo, role }: { readonly viewerNo: EnterpriseNo; readonly role: Role },
): RefundView => ({
  id: row.id,
  version: row.version,
  state: row.state,
  guarantor: party(row.guarantorNo),
  amount: row.amount,
  feePaidOn: row.feePaidOn,
  feeReceiptNumber: row.feeReceipt,
  paidOn: row.paidOn,
  receiptNumber: row.receiptNumber,
  reason: row.reason,
  acts: actsOf(row, viewerNo, role),
});

/** The refunds of a loan that the viewer pays or receives. */
export async function refundsOf(
  db: Db,
  pledgeId: PledgeId,
  viewer: { readonly viewerNo: EnterpriseNo; readonly role: Role },
): Promise<RefundView[]> {
  const rows = (await db.select().from(feeRefund).where(eq(feeRefund.pledgeId, pledgeId)).orderBy(feeRefund.stateSince)).filter(
    ({ holderNo, guarantorNo }) => [holderNo, guarantorNo].includes(viewer.viewerNo),
  );
  if (rows.length === 0) return [];
  const party = await partiesOf(
    db,
    rows.map(({ guarantorNo }) => guarantorNo),
  );
  return rows.map((row) => refundView(row, party, viewer));
}

interface RefundShown {
  readonly refundId: FeeRefundRow['id'];
  readonly version: number;
}

/**
 * Locks a refund that the viewer's enterprise pays or receives, and returns it with its loan. Refuses NOT_FOUND, STALE_VERSION and
 * BOTH_SIDES.
 */
export async function lockRefund(
  context: CallContext,
  side: 'guarantorNo' | 'holderNo',
  { refundId, version }: RefundShown,
): Promise<{ readonly refund: FeeRefundRow; readonly row: PledgeRow }> {
  const { db } = context;
  const [refund] = await db.select().from(feeRefund).where(eq(feeRefund.id, refundId)).for('update');
  if (refund?.[side] !== enterpriseOf(context)) throw new Refusal('NOT_FOUND');
  if (refund.version !== version) throw staleVersion(refund.changedBy, refund.changedAt, refund.version);
  await assertOneSideOf('pledge', actOf(context), refund.pledgeId);
  return { refund, row: await loanOf(db, refund) };
}

/** The loan of a refund, with the guarantor and account stored in the refund, which may differ from the present ones of the loan. */
async function loanOf(db: Db, { pledgeId, guarantorNo, receivingAccountId }: FeeRefundRow): Promise<PledgeRow> {
  const row = await pledges.read(db, pledgeId);
  if (!row) throw new Refusal('NOT_FOUND');
  return { ...row, guarantorNo, receivingAccountId };
}

/** Takes a step of a locked refund. Refuses ILLEGAL_STATE. */
export async function moveRefund(
  { db, clock, actor }: ActContext,
  row: FeeRefundRow,
  event: FeeRefundEvent,
  change: Partial<Pick<FeeRefundRow, 'paidOn' | 'receiptNumber' | 'reason'>>,
): Promise<FeeRefundRow> {
  const now = clock.now();
  const state = stateAfter(feeRefundMachine, 'lendingFee', row.state, event);
  const moved = { ...row, ...change, state, version: row.version + 1, stateSince: now, changedBy: actor.name, changedAt: now };
  await db.update(feeRefund).set(moved).where(eq(feeRefund.id, row.id));
  return moved;
}

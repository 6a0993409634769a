import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { stateAfter } from '../../../platform/state-after.ts';
import { feeRefundMachine, Refusal } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { feeRefund } from '../../../schema/index.ts';
import { actOf, requiredReason } from '../../applications/application/index.ts';
import { accountsById, partiesOf, usableAccount } from '../../foundation/parties/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { assertPast } from '../funding/index.ts';
import { type FeeRefundRow, lockRefund, moveRefund, refundView, notifyPledgeParties } from '../pledge/index.ts';
import { postAct } from '../postings/index.ts';

const viewOf = async (context: CallContext, refund: FeeRefundRow) =>
  refundView(refund, await partiesOf(context.db, [refund.guarantorNo]), rowViewerOf(context));

/** The full account number to which the guarantor has to pay a refund, while it is due. */
export const refundPayee: Handlers['lendingFee']['refundPayee'] = async (context, { refundId }) => {
  const { db } = context;
  const [refund] = await db.select().from(feeRefund).where(eq(feeRefund.id, refundId));
  if (refund?.guarantorNo !== enterpriseOf(context)) throw new Refusal('NOT_FOUND');
  stateAfter(feeRefundMachine, 'lendingFee', refund.state, 'refund');
  const account = usableAccount((await accountsById(db, [refund.receivingAccountId])).get(refund.receivingAccountId));
  await recordAudit(context, 'bankAccount.reveal', account.id);
  const { accountName, accountNumber, bankName, branchNumber } = account;
  return { accountName, accountNumber, bankName, branchNumber };
};

/** The guarantor's operator records the payment of a refund. */
export const refund: Handlers['lendingFee']['refund'] = async (context, { paidOn, receiptNumber, ...shown }) => {
  const locked = await lockRefund(context, 'guarantorNo', shown);
  assertPast(context, paidOn, locked.refund.feePaidOn);
  const moved = await moveRefund(actOf(context), locked.refund, 'refund', { paidOn, receiptNumber, reason: null });
  await notifyPledgeParties(context, locked.row, 'refund', { fee: moved.amount });
  return viewOf(context, moved);
};

/** The holder's operator confirms or denies a refund. A confirmed one is posted in both books and entered in both fund registers. */
export const reviewRefund: Handlers['lendingFee']['reviewRefund'] = async (context, { decision, reason, ...shown }) => {
  const { refund: locked, row } = await lockRefund(context, 'holderNo', shown);
  const act = actOf(context);
  if (decision === 'deny') {
    const why = requiredReason(reason);
    const denied = await moveRefund(act, locked, 'denyRefund', { paidOn: null, receiptNumber: null, reason: why });
    await notifyPledgeParties(context, row, 'denyRefund', { fee: denied.amount, reason: why });
    return viewOf(context, denied);
  }
  const confirmed = await moveRefund(act, locked, 'confirmRefund', {});
  await postAct(act, 'pledge', row, { act: 'guaranteeFeeRefunded', amount: confirmed.amount }, confirmed.receiptNumber);
  await notifyPledgeParties(context, row, 'confirmRefund', { fee: confirmed.amount });
  return viewOf(context, confirmed);
};

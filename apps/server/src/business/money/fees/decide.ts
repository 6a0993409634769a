import { messageOf } from '@lianxin/domain';
import { notify, type TellContext } from '../../foundation/messages/index.ts';
import type { FeeRow } from './fee-rows.ts';
import { logFee } from './log-fee.ts';
import { moveFee } from './move-fee.ts';
import { settleFeePayment } from './payment.ts';

/** Callers log the author and the reason. */
export type FeeContext = TellContext;

/** Confirms the payment of a declared fee. Refuses NOT_FOUND or ILLEGAL_STATE. */
export async function confirmFee(context: FeeContext, id: string): Promise<FeeRow> {
  const row = await moveFee(context.db, { id, event: 'confirm', set: { decidedAt: context.clock.now() } });
  await settleFeePayment(context, id, { state: 'confirmed', reason: null });
  await logFee(context, { feeId: id, event: 'confirm' });
  const { enterpriseNo, summary } = row;
  await notify(context, { ...messageOf('feeConfirmed', { summary }), enterpriseNo, subjectId: id });
  return row;
}

/** Returns a declared fee to the enterprise because its payment was not found. */
export async function sendBackFee(context: FeeContext, id: string, reason: string): Promise<FeeRow> {
  const row = await moveFee(context.db, { id, event: 'sendBack', set: { decidedAt: context.clock.now(), returnReason: reason } });
  await settleFeePayment(context, id, { state: 'returned', reason });
  await logFee(context, { feeId: id, event: 'sendBack', reason });
  const { enterpriseNo, summary } = row;
  await notify(context, { ...messageOf('feeSentBack', { summary, reason }), enterpriseNo, subjectId: id });
  return row;
}

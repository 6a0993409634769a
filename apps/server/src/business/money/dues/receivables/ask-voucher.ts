import { messageOf, Refusal } from '@lianxin/domain';
import type { ServedHandlers } from '../../../../calls/handler.ts';
import { LIMITS } from '../../../../platform/security/rate-limit.ts';
import { recordAudit } from '../../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../../platform/session/enterprise-of.ts';
import { remindOnce } from '../../../applications/application/index.ts';
import { partiesOf } from '../../../foundation/parties/index.ts';
import { coreCustomersAmong } from '../../../trade/suppliers/index.ts';
import { notify } from '../../../foundation/messages/index.ts';
import { ownReceivable } from './own.ts';
import { receivableView } from './rows.ts';

/** Asks a core enterprise for a voucher; once a day for each receivable, with a limit for all. */
export const askVoucher: ServedHandlers['receivable']['askVoucher'] = async (context, seen, { limiter }) => {
  const ownerNo = enterpriseOf(context);
  const row = await ownReceivable(context, seen, false);
  const { debtorNo, number, dueOn, invoiceId } = row;
  if (debtorNo === null || !(await coreCustomersAmong(context, ownerNo, [debtorNo])).has(debtorNo)) throw new Refusal('NOT_FOUND');
  const { amount } = await receivableView(context, row.id);
  if (amount === 0n) throw new Refusal('NOT_FOUND');
  const askedAt = await remindOnce(context, 'receivable', row.id);
  await limiter.take(LIMITS.askVoucher, ownerNo);
  const party = await partiesOf(context.db, [ownerNo]);
  await notify(context, {
    ...messageOf('voucherAsked', { from: party(ownerNo).name, number, amount, day: dueOn }),
    enterpriseNo: debtorNo,
    role: 'operator',
    subjectId: invoiceId ?? undefined,
  });
  await recordAudit(context, 'receivable.askVoucher', row.id);
  return { askedAt: askedAt.toISOString() };
};

import { OfflinePaymentId } from '@lianxin/api/contract';
import { formatMoney, Refusal, subtractFen } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../../../../calls/handler.ts';
import { newId } from '../../../../ledger/new-id.ts';
import { refusedField } from '../../../../platform/refusals.ts';
import { recordAudit } from '../../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../../platform/session/enterprise-of.ts';
import { offlinePayment, payable } from '../../../../schema/index.ts';
import { foreignFiles, invoicesOfBuyer, coversSomething, takeInvoices, takeNewInvoices } from '../../../trade/papers/index.ts';
import { payableViews, selectPayables } from './rows.ts';

type Calls = Handlers['payable'];

/** Records an offline payment of a purchase invoice, which uses up the invoice as a voucher does. */
export const payOffline: Calls['payOffline'] = async (context, { invoiceId, amount, paidOn, receiptNumber, fileId }) => {
  const { db, ids, clock, viewer } = context;
  const payerNo = enterpriseOf(context);
  if (paidOn > clock.today()) throw refusedField('paidOn', { zh: '付款日期不能晚于今天', en: 'It cannot have been paid after today' });
  const invoice = (await invoicesOfBuyer(db, payerNo, [invoiceId], true)).get(invoiceId);
  if (!invoice || !coversSomething(invoice)) throw new Refusal('NOT_FOUND');
  const open = subtractFen(invoice.amountWithTax, invoice.usedAmount);
  if (amount > open)
    throw refusedField('amount', {
      zh: `不能超过未付金额 ${formatMoney(open)} 元`,
      en: `At most what is open, CNY ${formatMoney(open)}`,
    });
  if (fileId !== undefined && (await foreignFiles(db, payerNo, [fileId])).length > 0) throw new Refusal('NOT_FOUND');
  const id = newId(ids, OfflinePaymentId);
  await db.insert(offlinePayment).values({
    id,
    payerNo,
    invoiceId,
    amount,
    paidOn,
    receiptNumber,
    fileId: fileId ?? null,
    notedBy: viewer.displayName,
    notedAt: clock.now(),
  });
  await takeNewInvoices(db, [{ owner: { ownerKind: 'offline', ownerId: id }, wanted: [{ invoiceId, amount }] }]);
  await recordAudit(context, 'payable.payOffline', id);
  const [view] = await payableViews(context, await selectPayables(db).where(and(eq(payable.id, invoiceId), eq(payable.payerNo, payerNo))));
  if (!view) throw new Error(`invoice ${invoiceId} is gone`);
  return view;
};

/** Reverses an offline payment and frees its part of the invoice. */
export const undoOffline: Calls['undoOffline'] = async (context, { id }) => {
  const { db } = context;
  const [gone] = await db
    .delete(offlinePayment)
    .where(and(eq(offlinePayment.id, id), eq(offlinePayment.payerNo, enterpriseOf(context))))
    .returning({ id: offlinePayment.id });
  if (!gone) throw new Refusal('NOT_FOUND');
  await takeInvoices(db, { ownerKind: 'offline', ownerId: id }, []);
  await recordAudit(context, 'payable.undoOffline', id);
  return {};
};

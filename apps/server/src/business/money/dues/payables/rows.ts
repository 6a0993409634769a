import { IssuanceId, PayableId, TradeInvoiceId, type Contract, type ResponseOf } from '@lianxin/api/contract';
import { daysBetween, daysLate, holdsPermission, ZERO_FEN } from '@lianxin/domain';
import { asc, eq, getViewSelectedFields, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { CallContext } from '../../../../platform/call-context.ts';
import type { Db } from '../../../../platform/db/client.ts';
import { rowViewerOf } from '../../../../platform/session/row-viewer.ts';
import { file, offlinePayment, payable } from '../../../../schema/index.ts';
import { fileView } from '../../../foundation/files/index.ts';

type View = ResponseOf<Contract['payable']['list']>['list'][number];

export const selectPayables = (db: Db) =>
  db
    .select({ row: getViewSelectedFields(payable) })
    .from(payable)
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectPayables>>[number];

/** Offline payments by invoice. */
async function paymentsOf(db: Db, found: readonly Selected[]): Promise<ReadonlyMap<string, View['payments']>> {
  const paid = found.flatMap(({ row }) => (row.origin === 'invoice' && row.byCash > 0n ? [z.parse(TradeInvoiceId, row.id)] : []));
  const payments = new Map<string, View['payments']>(paid.map((id) => [id, []]));
  if (paid.length === 0) return payments;
  const rows = await db
    .select({ payment: offlinePayment, file })
    .from(offlinePayment)
    .leftJoin(file, eq(file.id, offlinePayment.fileId))
    .where(inArray(offlinePayment.invoiceId, paid))
    .orderBy(asc(offlinePayment.paidOn), asc(offlinePayment.id));
  for (const { payment, file: proof } of rows) {
    const { id, amount, paidOn, receiptNumber, notedBy, notedAt } = payment;
    payments
      .get(payment.invoiceId)
      ?.push({ id, amount, paidOn, receiptNumber, notedBy, notedAt: notedAt.toISOString(), file: proof && fileView(proof) });
  }
  return payments;
}

/** Payables as seen by the enterprise that owes them. */
export async function payableViews(context: CallContext, found: readonly Selected[]): Promise<View[]> {
  const { role, today } = rowViewerOf(context);
  const mayMake = holdsPermission(role, 'dues.make');
  const payments = await paymentsOf(context.db, found);
  return found.map(({ row }): View => {
    const { creditorNo, creditorName, creditorCode, paysOn, sixtyFrom, payable: mayPay, payerNo: _, ...shown } = row;
    const isInvoice = row.origin === 'invoice';
    const open = row.open > ZERO_FEN;
    const late = open && paysOn !== null ? daysLate(paysOn, today) : 0;
    const offline = payments.get(row.id) ?? [];
    return {
      ...shown,
      id: z.parse(PayableId, row.id),
      creditor: { enterpriseNo: creditorNo, name: creditorName, creditCode: creditorCode },
      daysLate: late,
      standing: open ? (late > 0 ? 'late' : 'open') : 'paid',
      days: sixtyFrom === null ? null : Math.max(0, daysBetween(sixtyFrom, today)),
      issuanceId: isInvoice ? null : z.parse(IssuanceId, row.id),
      invoiceId: isInvoice ? z.parse(TradeInvoiceId, row.id) : null,
      payments: offline,
      acts: mayMake ? [...(isInvoice && open && mayPay ? (['pay'] as const) : []), ...(offline.length > 0 ? (['undo'] as const) : [])] : [],
    };
  });
}

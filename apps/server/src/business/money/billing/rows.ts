import { FeeItemId, type Contract, type ResponseOf } from '@lianxin/api/contract';
import { vatIn, vatRateOf } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/client.ts';
import { file, invoiceRequest, type billableCharge } from '../../../schema/index.ts';
import { fileView } from '../../foundation/files/index.ts';

type Billable = ResponseOf<Contract['billing']['listBillable']>['list'][number];
type RequestView = ResponseOf<Contract['billing']['listInvoiceRequests']>['list'][number];

/** A fee that may be invoiced, with its tax. */
export function billableView(row: typeof billableCharge.$inferSelect): Billable {
  const taxRate = vatRateOf(row.kind);
  return {
    id: z.parse(FeeItemId, row.id),
    kind: row.kind,
    summary: row.summary,
    businessNumber: row.businessNumber,
    amount: row.amount,
    taxRate,
    tax: vatIn(row.amount, taxRate),
    paidAt: (row.paidAt ?? row.decidedAt)?.toISOString() ?? null,
  };
}

/** Requests with their invoice files. */
export const selectRequests = (db: Db) =>
  db.select({ row: invoiceRequest, file }).from(invoiceRequest).leftJoin(file, eq(file.id, invoiceRequest.fileId)).$dynamic();

type Selected = Awaited<ReturnType<typeof selectRequests>>[number];

export function requestView({ row, file: issued }: Selected): RequestView {
  const { id, requestNumber, state, version, title, taxNumber, kind, address, phone, bankName, accountNumber, email, amount, tax } = row;
  return {
    id,
    requestNumber,
    state,
    version,
    title,
    taxNumber,
    kind,
    address,
    phone,
    bankName,
    accountNumber,
    email,
    amount,
    tax,
    requestedBy: row.requesterName,
    requestedAt: row.requestedAt.toISOString(),
    invoiceNumber: row.invoiceNumber,
    issuedOn: row.issuedOn,
    file: issued && fileView(issued),
    reason: row.reason,
  };
}

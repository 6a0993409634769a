import type { FeeInvoiceKind, InvoiceRequestState } from '@lianxin/domain';
import { bigint, boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';
import type { EnterpriseNo, FileId, InvoiceRequestId } from './ids.ts';

const addressed = {
  address: text('address').notNull(),
  phone: text('phone').notNull(),
  bankName: text('bank_name').notNull(),
  accountNumber: text('account_number').notNull(),
  email: text('email').notNull(),
  kind: text('kind').$type<FeeInvoiceKind>().notNull(),
};

/** Where the platform sends an enterprise's invoices, and the kind of invoice it wants. */
export const invoiceProfile = pgTable('invoice_profile', {
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().primaryKey(),
  ...addressed,
  version: integer('version').notNull().default(0),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** An enterprise's request for an invoice from the platform, with the billing details at that time. */
export const invoiceRequest = pgTable('invoice_request', {
  id: text('id').$type<InvoiceRequestId>().primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  requestNumber: text('request_number').notNull(),
  state: text('state').$type<InvoiceRequestState>().notNull(),
  version: integer('version').notNull().default(0),
  title: text('title').notNull(),
  taxNumber: text('tax_number').notNull(),
  ...addressed,
  amount: money('amount').notNull(),
  tax: money('tax').notNull(),
  requestedBy: text('requested_by').notNull(),
  requesterName: text('requester_name').notNull(),
  requestedAt: instant('requested_at').notNull(),
  invoiceNumber: text('invoice_number'),
  issuedOn: day('issued_on'),
  fileId: text('file_id').$type<FileId>(),
  reason: text('reason'),
  decidedAt: instant('decided_at'),
});

/** A fee that an invoice request covers. */
export const invoiceRequestLine = pgTable(
  'invoice_request_line',
  {
    requestId: text('request_id').$type<InvoiceRequestId>().notNull(),
    chargeId: text('charge_id').notNull(),
    position: smallint('position').notNull(),
    summary: text('summary').notNull(),
    kind: text('kind').notNull(),
    amount: money('amount').notNull(),
    taxPpm: bigint('tax_ppm', { mode: 'bigint' }).notNull(),
    tax: money('tax').notNull(),
    /** False once the request was returned, so that the fee can be invoiced again. */
    live: boolean('live').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.chargeId] })],
);

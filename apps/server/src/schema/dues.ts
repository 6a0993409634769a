import type { PayableOrigin, ReceivableOrigin } from '@lianxin/domain';
import { boolean, integer, pgTable, pgView, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';
import type { EnterpriseNo, FileId, OfflinePaymentId, ReceivableId, TradeContractId, TradeInvoiceId } from './ids.ts';

/** A receivable without a voucher, registered by the creditor itself. */
export const plainReceivable = pgTable('plain_receivable', {
  id: text('id').$type<ReceivableId>().primaryKey(),
  ownerNo: text('owner_no').$type<EnterpriseNo>().notNull(),
  /** Null when the debtor is not a trading partner on the platform. */
  debtorNo: text('debtor_no').$type<EnterpriseNo>(),
  debtorName: text('debtor_name').notNull(),
  invoiceId: text('invoice_id').$type<TradeInvoiceId>(),
  number: text('number').notNull(),
  amount: money('amount').notNull(),
  dueOn: day('due_on').notNull(),
  note: text('note'),
  collectedOn: day('collected_on'),
  receiptNumber: text('receipt_number'),
  registeredBy: text('registered_by').notNull(),
  registeredAt: instant('registered_at').notNull(),
  version: integer('version').notNull().default(0),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** All receivables of an enterprise: the vouchers that it holds and the ones that it registered. */
export const receivable = pgView('receivable', {
  ownerNo: text('owner_no').$type<EnterpriseNo>().notNull(),
  id: text('id').$type<ReceivableId>().notNull(),
  origin: text('origin').$type<ReceivableOrigin>().notNull(),
  number: text('number').notNull(),
  debtorNo: text('debtor_no').$type<EnterpriseNo>(),
  debtorName: text('debtor_name').notNull(),
  debtorCode: text('debtor_code'),
  /** The outstanding amount. */
  amount: money('amount').notNull(),
  registeredAmount: money('registered_amount').notNull(),
  dueOn: day('due_on').notNull(),
  paysOn: day('pays_on').notNull(),
  /** Nothing is outstanding: it was collected, or paid by vouchers. */
  collected: boolean('collected').notNull(),
  /** A transfer or financing of the voucher is in progress. */
  beingSold: boolean('being_sold').notNull(),
  invoiceId: text('invoice_id').$type<TradeInvoiceId>(),
  invoiceNumber: text('invoice_number'),
  note: text('note'),
  collectedOn: day('collected_on'),
  receiptNumber: text('receipt_number'),
  registeredBy: text('registered_by'),
  registeredAt: instant('registered_at').notNull(),
  version: integer('version').notNull(),
}).existing();

/** A payment of a purchase invoice that was made outside the platform. */
export const offlinePayment = pgTable('offline_payment', {
  id: text('id').$type<OfflinePaymentId>().primaryKey(),
  payerNo: text('payer_no').$type<EnterpriseNo>().notNull(),
  invoiceId: text('invoice_id').$type<TradeInvoiceId>().notNull(),
  amount: money('amount').notNull(),
  paidOn: day('paid_on').notNull(),
  receiptNumber: text('receipt_number').notNull(),
  fileId: text('file_id').$type<FileId>(),
  notedBy: text('noted_by').notNull(),
  notedAt: instant('noted_at').notNull(),
});

/** All payables of an enterprise: the vouchers that it issued and its purchase invoices. */
export const payable = pgView('payable', {
  payerNo: text('payer_no').$type<EnterpriseNo>().notNull(),
  id: text('id').notNull(),
  origin: text('origin').$type<PayableOrigin>().notNull(),
  number: text('number').notNull(),
  creditorNo: text('creditor_no').$type<EnterpriseNo>().notNull(),
  creditorName: text('creditor_name').notNull(),
  creditorCode: text('creditor_code').notNull(),
  amount: money('amount').notNull(),
  byVoucher: money('by_voucher').notNull(),
  byCash: money('by_cash').notNull(),
  open: money('open').notNull(),
  invoicedOn: day('invoiced_on'),
  dueOn: day('due_on'),
  paysOn: day('pays_on'),
  /** Start of the 60-day payment limit for small and medium suppliers, while an amount is outstanding. */
  sixtyFrom: day('sixty_from'),
  disputed: boolean('disputed').notNull(),
  /** Nothing prevents its payment. */
  payable: boolean('payable').notNull(),
  contractId: text('contract_id').$type<TradeContractId>(),
}).existing();

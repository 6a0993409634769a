import type { FeePaymentLineState, FeePaymentState } from '@lianxin/domain';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, money } from './columns.ts';
import type { EnterpriseNo, FeePaymentId, FileId } from './ids.ts';

/** The bank account that receives fees. */
interface Payee {
  readonly accountName: string;
  readonly accountNumber: string;
  readonly bankName: string;
  readonly branchNumber: string;
}

/** A bank transfer to the platform as declared by the payer. */
export const feePayment = pgTable('fee_payment', {
  id: text('id').$type<FeePaymentId>().primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  paymentNumber: text('payment_number').notNull(),
  /** Chosen by the client: fees declared with the same key belong to one bank transfer. */
  transferKey: text('transfer_key'),
  state: text('state').$type<FeePaymentState>().notNull(),
  amount: money('amount').notNull(),
  paidBy: text('paid_by').notNull(),
  payerName: text('payer_name').notNull(),
  paidAt: instant('paid_at').notNull(),
  /** The account published at that time; null when there was none. */
  payee: jsonb('payee').$type<Payee>(),
  proofId: text('proof_id').$type<FileId>(),
});

/** A fee covered by a payment, as it was when the payment was declared, and the result. */
export const feePaymentLine = pgTable(
  'fee_payment_line',
  {
    paymentId: text('payment_id').$type<FeePaymentId>().notNull(),
    feeId: text('fee_id').notNull(),
    kind: text('kind').notNull(),
    summary: text('summary').notNull(),
    amount: money('amount').notNull(),
    state: text('state').$type<FeePaymentLineState>().notNull(),
    decidedAt: instant('decided_at'),
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.feeId] })],
);

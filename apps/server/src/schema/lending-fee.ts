import type { FeeDirection, FeeRefundState, LendingFeeKind, LendingFeeState, RateUnit } from '@lianxin/domain';
import { integer, pgTable, pgView, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';
import type { BankAccountId, EnterpriseNo, FeeRefundId, PledgeId } from './ids.ts';

/** Fees of applications, listed for the party that receives them or passes them on. */
export const lendingFee = pgView('every_lending_fee', {
  viewerNo: text('viewer_no').$type<EnterpriseNo>().notNull(),
  kind: text('kind').$type<LendingFeeKind>().notNull(),
  direction: text('direction').$type<FeeDirection>().notNull(),
  objectId: text('object_id').notNull(),
  /** Null for a fee of a financing. */
  pledgeId: text('pledge_id').$type<PledgeId>(),
  applicationNumber: text('application_number').notNull(),
  channel: smallint('channel').notNull(),
  holderNo: text('holder_no').$type<EnterpriseNo>().notNull(),
  issuerNo: text('issuer_no').$type<EnterpriseNo>().notNull(),
  lenderNo: text('lender_no').$type<EnterpriseNo>().notNull(),
  guarantorNo: text('guarantor_no').$type<EnterpriseNo>(),
  basis: money('basis').notNull(),
  amount: money('amount').notNull(),
  state: text('state').$type<LendingFeeState>().notNull(),
  paidOn: day('paid_on'),
  receiptNumber: text('receipt_number'),
  reason: text('reason'),
  objectState: text('object_state').notNull(),
  version: integer('version').notNull(),
  quoteQuestion: text('quote_question').notNull(),
  submittedAt: instant('submitted_at').notNull(),
  /** The refund that the row is of; null for a fee that is not owed back. */
  refundId: text('refund_id').$type<FeeRefundId>(),
}).existing();

/** A guarantee fee that was paid for an application that ended without a payout, or that asks for another fee by now. */
export const feeRefund = pgTable('fee_refund', {
  id: text('id').$type<FeeRefundId>().primaryKey(),
  pledgeId: text('pledge_id').$type<PledgeId>().notNull(),
  guarantorNo: text('guarantor_no').$type<EnterpriseNo>().notNull(),
  holderNo: text('holder_no').$type<EnterpriseNo>().notNull(),
  /** The account that the refund is paid to. */
  receivingAccountId: text('receiving_account_id').$type<BankAccountId>().notNull(),
  amount: money('amount').notNull(),
  /** When and by which transfer the fee was paid. */
  feePaidOn: day('fee_paid_on').notNull(),
  feeReceipt: text('fee_receipt').notNull(),
  state: text('state').$type<FeeRefundState>().notNull(),
  version: integer('version').notNull(),
  paidOn: day('paid_on'),
  receiptNumber: text('receipt_number'),
  /** Why the holder denied the receipt of the last transfer. */
  reason: text('reason'),
  stateSince: instant('state_since').notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** A guarantor's proposed guarantee rate, before its reviewer approves. */
export const guarantorProposal = pgTable(
  'guarantor_proposal',
  {
    enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
    number: integer('number').notNull(),
    ratePpm: integer('rate_ppm').notNull(),
    rateUnit: text('rate_unit').$type<RateUnit>().notNull(),
    minFee: money('min_fee').notNull(),
    state: text('state').$type<'waiting' | 'confirmed' | 'returned' | 'replaced'>().notNull(),
    proposedBy: text('proposed_by').notNull(),
    proposerName: text('proposer_name').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    decidedBy: text('decided_by'),
    deciderName: text('decider_name'),
    decidedAt: instant('decided_at'),
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.enterpriseNo, table.number] })],
);

import type { FoundEntry, PledgeApplicationState, RateUnit } from '@lianxin/domain';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';
import { fundingDraft } from './funding.ts';
import type { BankAccountId, EnterpriseNo, PieceId, PledgeId, TradeInvoiceId, VoucherId } from './ids.ts';

/** A guarantor of loans, with its rate and total limit. */
export const guarantor = pgTable('guarantor', {
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().primaryKey(),
  ratePpm: integer('rate_ppm').notNull(),
  rateUnit: text('rate_unit').$type<RateUnit>().notNull(),
  minFee: money('min_fee').notNull(),
  total: money('total').notNull(),
  used: money('used').notNull(),
  inTransit: money('in_transit').notNull(),
  version: integer('version').notNull().default(0),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** The guarantors that a channel's lender accepts. */
export const guarantorChannel = pgTable(
  'guarantor_channel',
  {
    channel: smallint('channel').notNull(),
    enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.enterpriseNo] })],
);

/** An application for a loan secured by a pledge of pieces, and the resulting loan. */
export const pledge = pgTable('pledge', {
  id: text('id').$type<PledgeId>().primaryKey(),
  applicationNumber: text('application_number').notNull(),
  state: text('state').$type<PledgeApplicationState>().notNull(),
  version: integer('version').notNull().default(0),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  channel: smallint('channel').notNull(),
  lenderNo: text('lender_no').$type<EnterpriseNo>().notNull(),
  guarantorNo: text('guarantor_no').$type<EnterpriseNo>(),
  issuerNo: text('issuer_no').$type<EnterpriseNo>().notNull(),
  pledged: money('pledged').notNull(),
  amount: money('amount').notNull(),
  repayOn: day('repay_on').notNull(),
  firstDueOn: day('first_due_on').notNull(),
  quoteId: text('quote_id').notNull(),
  quoteQuestion: text('quote_question').notNull(),
  quoteExpectedAt: instant('quote_expected_at').notNull(),
  quoteValidUntil: instant('quote_valid_until').notNull(),
  valueOn: day('value_on').notNull(),
  paysOn: day('pays_on').notNull(),
  annualRatePpm: integer('annual_rate_ppm').notNull(),
  paidOut: money('paid_out').notNull(),
  net: money('net').notNull(),
  purpose: text('purpose').notNull(),
  remark: text('remark'),
  receivingAccountId: text('receiving_account_id').$type<BankAccountId>().notNull(),
  attachments: jsonb('attachments').notNull(),
  agreements: jsonb('agreements').notNull(),
  copiedFromId: text('copied_from_id').$type<PledgeId>(),
  removed: boolean('removed').notNull().default(false),
  makerId: text('maker_id').notNull(),
  makerName: text('maker_name').notNull(),
  reviewerId: text('reviewer_id'),
  submittedAt: instant('submitted_at').notNull(),
  reviewedAt: instant('reviewed_at'),
  passedAt: instant('passed_at'),
  handedToLenderAt: instant('handed_to_lender_at'),
  questions: text('questions'),
  guarantorAcceptedBy: text('guarantor_accepted_by'),
  guarantorApprovedBy: text('guarantor_approved_by'),
  guarantorSignedBy: text('guarantor_signed_by'),
  lenderAcceptedBy: text('lender_accepted_by'),
  lenderApprovedBy: text('lender_approved_by'),
  guaranteeNumber: text('guarantee_number'),
  guaranteeRatePpm: integer('guarantee_rate_ppm'),
  guaranteeFee: money('guarantee_fee'),
  guaranteeFeePaidOn: day('guarantee_fee_paid_on'),
  guaranteeFeeReceipt: text('guarantee_fee_receipt'),
  guaranteeFeeConfirmedBy: text('guarantee_fee_confirmed_by'),
  guaranteeFeeConfirmedAt: instant('guarantee_fee_confirmed_at'),
  guaranteeFeeReversedBy: text('guarantee_fee_reversed_by'),
  guaranteeFeeReversedAt: instant('guarantee_fee_reversed_at'),
  guaranteeFeeReversedBecause: text('guarantee_fee_reversed_because'),
  /** The lender's own fee, and the fee that it withholds for the platform; null in older applications. */
  lenderFee: money('lender_fee'),
  serviceFee: money('service_fee'),
  registeredByNo: text('registered_by_no').$type<EnterpriseNo>(),
  registrationNumber: text('registration_number'),
  registeredAt: instant('registered_at'),
  registrationExpiresOn: day('registration_expires_on'),
  searchReportNumber: text('search_report_number'),
  searchedAt: instant('searched_at'),
  /** Other parties' entries found in the register; null before the search. */
  searchEntries: jsonb('search_entries').$type<readonly FoundEntry[]>(),
  disbursedOn: day('disbursed_on'),
  disbursedAt: instant('disbursed_at'),
  disbursedBy: text('disbursed_by'),
  receiptNumber: text('receipt_number'),
  principalLeft: money('principal_left'),
  interestSince: day('interest_since'),
  unpaidInterest: money('unpaid_interest').notNull(),
  unpaidLateInterest: money('unpaid_late_interest').notNull(),
  paidOffOn: day('paid_off_on'),
  paidOffBy: text('paid_off_by'),
  releaseAskedBy: text('release_asked_by'),
  releaseAskedAt: instant('release_asked_at'),
  releaseConfirmedBy: text('release_confirmed_by'),
  releaseConfirmedAt: instant('release_confirmed_at'),
  cancellationNumber: text('cancellation_number'),
  releasedOn: day('released_on'),
  reason: text('reason'),
  stateSince: instant('state_since').notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** A piece that an application pledges; its amount is exactly the pledged amount. */
export const pledgePiece = pgTable(
  'pledge_piece',
  {
    pledgeId: text('pledge_id').$type<PledgeId>().notNull(),
    pieceId: text('piece_id').$type<PieceId>().notNull(),
    voucherId: text('voucher_id').$type<VoucherId>().notNull(),
    position: smallint('position').notNull(),
    amount: money('amount').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.pledgeId, table.pieceId] })],
);

/** The part of an invoice that backs a pledge, in addition to the part that the voucher used. */
export const pledgePaper = pgTable(
  'pledge_paper',
  {
    pledgeId: text('pledge_id').$type<PledgeId>().notNull(),
    invoiceId: text('invoice_id').$type<TradeInvoiceId>().notNull(),
    position: smallint('position').notNull(),
    amount: money('amount').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.pledgeId, table.invoiceId] })],
);

export const pledgeDraft = fundingDraft('pledge_draft');

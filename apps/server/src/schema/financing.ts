import type { AssentState, FinancingState, Posting } from '@lianxin/domain';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';
import { fundingDraft } from './funding.ts';
import type { BankAccountId, EnterpriseNo, FinancingId, PieceId, PledgeId, TradeInvoiceId, VoucherId } from './ids.ts';

/** The lender of a channel. */
export const lender = pgTable('lender', {
  channel: smallint('channel').primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** The limit of a channel's lender for a core enterprise: total, outstanding and reserved by applications. */
export const lendingLimit = pgTable(
  'lending_limit',
  {
    channel: smallint('channel').notNull(),
    issuerNo: text('issuer_no').$type<EnterpriseNo>().notNull(),
    total: money('total').notNull(),
    used: money('used').notNull(),
    inTransit: money('in_transit').notNull(),
    version: integer('version').notNull().default(0),
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.issuerNo] })],
);

/** An application to one lender to finance pieces, or parts of pieces, at a discount. */
export const financing = pgTable('financing', {
  id: text('id').$type<FinancingId>().primaryKey(),
  applicationNumber: text('application_number').notNull(),
  state: text('state').$type<FinancingState>().notNull(),
  version: integer('version').notNull().default(0),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  channel: smallint('channel').notNull(),
  lenderNo: text('lender_no').$type<EnterpriseNo>().notNull(),
  issuerNo: text('issuer_no').$type<EnterpriseNo>().notNull(),
  amount: money('amount').notNull(),
  dueOn: day('due_on').notNull(),
  quoteId: text('quote_id').notNull(),
  /** The quote request as canonical text, from which the quote can be recalculated. */
  quoteQuestion: text('quote_question').notNull(),
  quoteExpectedAt: instant('quote_expected_at').notNull(),
  quoteValidUntil: instant('quote_valid_until').notNull(),
  valueOn: day('value_on').notNull(),
  paysOn: day('pays_on').notNull(),
  annualRatePpm: integer('annual_rate_ppm').notNull(),
  paidOut: money('paid_out').notNull(),
  net: money('net').notNull(),
  issuerCosts: money('issuer_costs').notNull(),
  /** The lender's own fee, and the fee that it withholds for the platform; null in older applications. */
  lenderFee: money('lender_fee'),
  serviceFee: money('service_fee'),
  purpose: text('purpose').notNull(),
  remark: text('remark'),
  receivingAccountId: text('receiving_account_id').$type<BankAccountId>().notNull(),
  attachments: jsonb('attachments').notNull(),
  agreements: jsonb('agreements').notNull(),
  copiedFromId: text('copied_from_id').$type<FinancingId>(),
  /** A returned application that its maker discarded. */
  removed: boolean('removed').notNull().default(false),
  makerId: text('maker_id').notNull(),
  makerName: text('maker_name').notNull(),
  reviewerId: text('reviewer_id'),
  submittedAt: instant('submitted_at').notNull(),
  reviewedAt: instant('reviewed_at'),
  /** When the reviewer approved it; the lender can see it from then on. */
  passedAt: instant('passed_at'),
  acceptedAt: instant('accepted_at'),
  /** What the applicant submitted for the lender's additional step; null until then. */
  furtherStep: jsonb('further_step'),
  questions: text('questions'),
  /** Each party's progress with the contract; null until there is a contract, and for an issuer without costs to bear. */
  ownAssent: text('own_assent').$type<AssentState>(),
  issuerAssent: text('issuer_assent').$type<AssentState>(),
  lenderAssent: text('lender_assent').$type<AssentState>(),
  contractMakerId: text('contract_maker_id'),
  contractConfirmerId: text('contract_confirmer_id'),
  consentMakerId: text('consent_maker_id'),
  consentConfirmerId: text('consent_confirmer_id'),
  /** The registration number in the movables and receivables register, or why there is none. */
  registrationNumber: text('registration_number'),
  registeredAt: instant('registered_at'),
  registrationExpiresOn: day('registration_expires_on'),
  searchReportNumber: text('search_report_number'),
  searchedAt: instant('searched_at'),
  registrationWaivedBecause: text('registration_waived_because'),
  /** The lender's own reference, and its own name for the current status. */
  lenderReference: text('lender_reference'),
  phase: text('phase'),
  disbursedOn: day('disbursed_on'),
  disbursedAt: instant('disbursed_at'),
  receiptNumber: text('receipt_number'),
  principalLeft: money('principal_left'),
  interestSince: day('interest_since'),
  unpaidInterest: money('unpaid_interest').notNull(),
  unpaidLateInterest: money('unpaid_late_interest').notNull(),
  paidOffOn: day('paid_off_on'),
  paidOffBy: text('paid_off_by'),
  claimedAt: instant('claimed_at'),
  reason: text('reason'),
  stateSince: instant('state_since').notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** A piece that an application finances; its amount is exactly the financed amount. */
export const financingPiece = pgTable(
  'financing_piece',
  {
    financingId: text('financing_id').$type<FinancingId>().notNull(),
    pieceId: text('piece_id').$type<PieceId>().notNull(),
    voucherId: text('voucher_id').$type<VoucherId>().notNull(),
    position: smallint('position').notNull(),
    amount: money('amount').notNull(),
    /** The lender's new piece; null until disbursement. */
    lenderPieceId: text('lender_piece_id').$type<PieceId>(),
    returnedPieceId: text('returned_piece_id').$type<PieceId>(),
    /** True while the application reserves the piece and after it was financed; false once it was released. */
    active: boolean('active').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.financingId, table.pieceId] })],
);

/** The part of an invoice that backs a financing, in addition to the part that the voucher used. */
export const financingPaper = pgTable(
  'financing_paper',
  {
    financingId: text('financing_id').$type<FinancingId>().notNull(),
    invoiceId: text('invoice_id').$type<TradeInvoiceId>().notNull(),
    position: smallint('position').notNull(),
    amount: money('amount').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.financingId, table.invoiceId] })],
);

export const financingDraft = fundingDraft('financing_draft');

/** The part of a lender's limit that a financing or loan reserves or uses. */
export const lendingReservation = pgTable('lending_reservation', {
  applicationId: text('application_id').$type<FinancingId | PledgeId>().primaryKey(),
  channel: smallint('channel').notNull(),
  issuerNo: text('issuer_no').$type<EnterpriseNo>().notNull(),
  amount: money('amount').notNull(),
  state: text('state').$type<'reserved' | 'used' | 'released' | 'repaid'>().notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** Events that a lender's system may report on an application. */
export type LenderWordEvent =
  | 'accepted'
  | 'askMore'
  | 'approved'
  | 'declined'
  | 'holderSigned'
  | 'countersigned'
  | 'registered'
  | 'registrationWaived'
  | 'disbursed'
  | 'failed'
  | 'repaid'
  | 'repaymentMissing'
  | 'overdue'
  | 'claimed';

/** The reports of a lender's system on an application, each stored once. */
export const lenderWord = pgTable(
  'lender_word',
  {
    channel: smallint('channel').notNull(),
    serial: text('serial').notNull(),
    financingId: text('financing_id').$type<FinancingId>(),
    event: text('event').$type<LenderWordEvent>().notNull(),
    content: jsonb('content').notNull(),
    saidAt: instant('said_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** When it was processed; null while it is queued. */
    takenAt: instant('taken_at'),
    ignoredBecause: text('ignored_because'),
  },
  (table) => [primaryKey({ columns: [table.channel, table.serial] })],
);

/** Double-entry postings of each act in the books of the parties. Append-only. */
export const posting = pgTable('posting', {
  id: text('id').primaryKey(),
  objectKind: text('object_kind').notNull(),
  objectId: text('object_id').notNull(),
  act: text('act').notNull(),
  book: text('book').$type<Posting['book']>().notNull(),
  /** Null for the platform's own books. */
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>(),
  account: text('account').$type<Posting['account']>().notNull(),
  side: text('side').$type<Posting['side']>().notNull(),
  amount: money('amount').notNull(),
  bookedOn: day('booked_on').notNull(),
  at: instant('at').notNull(),
});

/** A single-use ticket that admits the holder's operator to the lender's own signing page. */
export const signingTicket = pgTable('signing_ticket', {
  hash: text('hash').primaryKey(),
  financingId: text('financing_id').$type<FinancingId>().notNull(),
  userId: text('user_id').notNull(),
  issuedAt: instant('issued_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** When the ticket was used; it admits nobody a second time. */
  openedAt: instant('opened_at'),
  /** When the lender reported the signature. */
  signedAt: instant('signed_at'),
});

import type { AssentState, FinancingState, Posting } from '@lianxin/domain';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';
import { fundingDraft } from './funding.ts';
import type { BankAccountId, EnterpriseNo, FinancingId, PieceId, PledgeId, TradeInvoiceId, VoucherId } from './ids.ts';

/** Who lends on a channel. */
export const lender = pgTable('lender', {
  channel: smallint('channel').primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** How much a channel's lender lends against a core enterprise: in all, what is out, and what applications hold of it. */
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

/** An application to one lender to buy pieces, or parts of them, at their discount. */
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
  /** The question of the quote, as canonical text: from it the quote is made again. */
  quoteQuestion: text('quote_question').notNull(),
  quoteExpectedAt: instant('quote_expected_at').notNull(),
  quoteValidUntil: instant('quote_valid_until').notNull(),
  valueOn: day('value_on').notNull(),
  paysOn: day('pays_on').notNull(),
  annualRatePpm: integer('annual_rate_ppm').notNull(),
  paidOut: money('paid_out').notNull(),
  net: money('net').notNull(),
  issuerCosts: money('issuer_costs').notNull(),
  /** What the lender asks for itself, and what it withholds for the platform; null of applications from before these were kept. */
  lenderFee: money('lender_fee'),
  serviceFee: money('service_fee'),
  purpose: text('purpose').notNull(),
  remark: text('remark'),
  receivingAccountId: text('receiving_account_id').$type<BankAccountId>().notNull(),
  attachments: jsonb('attachments').notNull(),
  agreements: jsonb('agreements').notNull(),
  copiedFromId: text('copied_from_id').$type<FinancingId>(),
  /** A returned application that will not be submitted again. */
  removed: boolean('removed').notNull().default(false),
  makerId: text('maker_id').notNull(),
  makerName: text('maker_name').notNull(),
  reviewerId: text('reviewer_id'),
  submittedAt: instant('submitted_at').notNull(),
  reviewedAt: instant('reviewed_at'),
  /** When the reviewer passed it, and so the lender saw it. */
  passedAt: instant('passed_at'),
  acceptedAt: instant('accepted_at'),
  /** What was given of a step that the lender asks for besides; null until it is. */
  furtherStep: jsonb('further_step'),
  questions: text('questions'),
  /** How far each side is with the contract; null until there is one, and for an issuer that bears nothing. */
  ownAssent: text('own_assent').$type<AssentState>(),
  issuerAssent: text('issuer_assent').$type<AssentState>(),
  lenderAssent: text('lender_assent').$type<AssentState>(),
  contractMakerId: text('contract_maker_id'),
  contractConfirmerId: text('contract_confirmer_id'),
  consentMakerId: text('consent_maker_id'),
  consentConfirmerId: text('consent_confirmer_id'),
  /** The entry at the register of movables and claims, or why there is none. */
  registrationNumber: text('registration_number'),
  registeredAt: instant('registered_at'),
  registrationExpiresOn: day('registration_expires_on'),
  searchReportNumber: text('search_report_number'),
  searchedAt: instant('searched_at'),
  registrationWaivedBecause: text('registration_waived_because'),
  /** The lender's own number, and its word for how far it is. */
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

/** A piece that an application holds, exactly the amount that it takes. */
export const financingPiece = pgTable(
  'financing_piece',
  {
    financingId: text('financing_id').$type<FinancingId>().notNull(),
    pieceId: text('piece_id').$type<PieceId>().notNull(),
    voucherId: text('voucher_id').$type<VoucherId>().notNull(),
    position: smallint('position').notNull(),
    amount: money('amount').notNull(),
    /** The lender's piece, once it has paid. */
    lenderPieceId: text('lender_piece_id').$type<PieceId>(),
    returnedPieceId: text('returned_piece_id').$type<PieceId>(),
    /** Whether the application still holds it, or has financed it. */
    active: boolean('active').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.financingId, table.pieceId] })],
);

/** What of an invoice stands behind a financing, apart from what the voucher used of it. */
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

/** What an application, for a financing or a loan, holds of its lender's limit, or has of it. */
export const lendingReservation = pgTable('lending_reservation', {
  applicationId: text('application_id').$type<FinancingId | PledgeId>().primaryKey(),
  channel: smallint('channel').notNull(),
  issuerNo: text('issuer_no').$type<EnterpriseNo>().notNull(),
  amount: money('amount').notNull(),
  state: text('state').$type<'reserved' | 'used' | 'released' | 'repaid'>().notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** What a lender's system may tell of an application that it has been handed. */
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

/** What a lender said of an application, each word once. */
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
    /** Null while it waits for its turn. */
    takenAt: instant('taken_at'),
    ignoredBecause: text('ignored_because'),
  },
  (table) => [primaryKey({ columns: [table.channel, table.serial] })],
);

/** Double entry: what an act moved in whose books. Only ever added to. */
export const posting = pgTable('posting', {
  id: text('id').primaryKey(),
  objectKind: text('object_kind').notNull(),
  objectId: text('object_id').notNull(),
  act: text('act').notNull(),
  book: text('book').$type<Posting['book']>().notNull(),
  /** Null for the platform's own book. */
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>(),
  account: text('account').$type<Posting['account']>().notNull(),
  side: text('side').$type<Posting['side']>().notNull(),
  amount: money('amount').notNull(),
  bookedOn: day('booked_on').notNull(),
  at: instant('at').notNull(),
});

/** What lets a holder's operator onto a lender's own signing page, once. */
export const signingTicket = pgTable('signing_ticket', {
  hash: text('hash').primaryKey(),
  financingId: text('financing_id').$type<FinancingId>().notNull(),
  userId: text('user_id').notNull(),
  issuedAt: instant('issued_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** When it let somebody in: it does not again. */
  openedAt: instant('opened_at'),
  /** When the lender said that they signed. */
  signedAt: instant('signed_at'),
});

import type { HandedOver, RepaymentState } from '@lianxin/domain';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';
import type { BankAccountId, EnterpriseNo, FundingId, PieceId, RepaymentId, TradeInvoiceId, VoucherId } from './ids.ts';

/** A lender's quote as shown to an enterprise. An application refers to it by id. */
export const lenderQuote = pgTable(
  'lender_quote',
  {
    enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
    /** Hash of the quote request: it covers the terms, the amount and the days. */
    id: text('id').notNull(),
    question: text('question').notNull(),
    askedAt: instant('asked_at').notNull(),
    expectedAt: instant('expected_at').notNull(),
    validUntil: instant('valid_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseNo, table.id] })],
);

/**
 * The tables of applications to lenders, by kind. What applications of a kind take is in `<table>_piece` and `<table>_paper`, by the column
 * `<table>_id`. A server adds the tables of further kinds that it serves.
 */
export const lendingTables = new Map([
  ['financing', 'financing'],
  ['pledge', 'pledge'],
]);

/** What every application to a lender for money keeps, whatever its kind. */
export const fundingColumns = <Id extends FundingId, State extends string>() => ({
  id: text('id').$type<Id>().primaryKey(),
  applicationNumber: text('application_number').notNull(),
  state: text('state').$type<State>().notNull(),
  version: integer('version').notNull().default(0),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  channel: smallint('channel').notNull(),
  lenderNo: text('lender_no').$type<EnterpriseNo>().notNull(),
  /** The party that has to pay the taken amount, or its first part. */
  issuerNo: text('issuer_no').$type<EnterpriseNo>().notNull(),
  amount: money('amount').notNull(),
  quoteId: text('quote_id').notNull(),
  /** The question of the quote, as canonical text: from it the quote is made again. */
  quoteQuestion: text('quote_question').notNull(),
  quoteExpectedAt: instant('quote_expected_at').notNull(),
  quoteValidUntil: instant('quote_valid_until').notNull(),
  /** The day on which the holder wishes the money; null for as soon as possible. */
  wishedOn: day('wished_on'),
  valueOn: day('value_on').notNull(),
  paysOn: day('pays_on').notNull(),
  annualRatePpm: integer('annual_rate_ppm').notNull(),
  paidOut: money('paid_out').notNull(),
  /** What the lender asks for itself, and what it withholds for the platform; null of applications from before these were kept. */
  lenderFee: money('lender_fee'),
  serviceFee: money('service_fee'),
  purpose: text('purpose').notNull(),
  remark: text('remark'),
  receivingAccountId: text('receiving_account_id').$type<BankAccountId>().notNull(),
  attachments: jsonb('attachments').notNull(),
  agreements: jsonb('agreements').notNull(),
  copiedFromId: text('copied_from_id').$type<FundingId>(),
  /** A returned application that will not be submitted again. */
  removed: boolean('removed').notNull().default(false),
  makerId: text('maker_id').notNull(),
  makerName: text('maker_name').notNull(),
  reviewerId: text('reviewer_id'),
  submittedAt: instant('submitted_at').notNull(),
  /** When the reviewer approved it, so that the next party saw it. */
  passedAt: instant('passed_at'),
  /** Questions of the party that has it. */
  questions: text('questions'),
  /** The entry at the register of movables and claims. */
  registrationNumber: text('registration_number'),
  registeredAt: instant('registered_at'),
  registrationExpiresOn: day('registration_expires_on'),
  searchReportNumber: text('search_report_number'),
  searchedAt: instant('searched_at'),
  disbursedOn: day('disbursed_on'),
  disbursedAt: instant('disbursed_at'),
  receiptNumber: text('receipt_number'),
  /** The principal owed after the payout. */
  principalLeft: money('principal_left'),
  interestSince: day('interest_since'),
  unpaidInterest: money('unpaid_interest').notNull(),
  unpaidLateInterest: money('unpaid_late_interest').notNull(),
  paidOffOn: day('paid_off_on'),
  reason: text('reason'),
  stateSince: instant('state_since').notNull(),
  /** Since when each side has something to do, where that is not since the state began. */
  handedOver: jsonb('handed_over').$type<HandedOver>().notNull().default({}),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** A piece that an application holds, exactly the amount that it takes. `of` is the column of the application. */
export const takenPieceColumns = (of: string) => ({
  applicationId: text(of).$type<FundingId>().notNull(),
  pieceId: text('piece_id').$type<PieceId>().notNull(),
  voucherId: text('voucher_id').$type<VoucherId>().notNull(),
  position: smallint('position').notNull(),
  amount: money('amount').notNull(),
  /** Whether the application still holds it. */
  active: boolean('active').notNull().default(true),
});

export const takenPiece = (name: string, of: string) =>
  pgTable(name, takenPieceColumns(of), (table) => [primaryKey({ columns: [table.applicationId, table.pieceId] })]);

/** The part of an invoice behind an application, apart from the part used by the voucher. */
export const takenPaper = (name: string, of: string) =>
  pgTable(
    name,
    {
      applicationId: text(of).$type<FundingId>().notNull(),
      invoiceId: text('invoice_id').$type<TradeInvoiceId>().notNull(),
      position: smallint('position').notNull(),
      amount: money('amount').notNull(),
      active: boolean('active').notNull().default(true),
    },
    (table) => [primaryKey({ columns: [table.applicationId, table.invoiceId] })],
  );

/** Applications for money that are not handed in yet, of one kind. */
export const fundingDraft = (name: string) =>
  pgTable(name, {
    id: text('id').primaryKey(),
    enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
    makerId: text('maker_id').notNull(),
    makerName: text('maker_name').notNull(),
    version: integer('version').notNull().default(0),
    form: jsonb('form').notNull(),
    savedAt: instant('saved_at').notNull(),
  });

/** A repayment to a lender on a financing or a loan. The allocation is written when the lender confirms. */
export const repayment = pgTable('repayment', {
  id: text('id').$type<RepaymentId>().primaryKey(),
  applicationId: text('application_id').$type<FundingId>().notNull(),
  state: text('state').$type<RepaymentState>().notNull(),
  version: integer('version').notNull().default(0),
  paidOn: day('paid_on').notNull(),
  amount: money('amount').notNull(),
  principal: money('principal'),
  interest: money('interest'),
  lateInterest: money('late_interest'),
  receiptNumber: text('receipt_number').notNull(),
  makerId: text('maker_id').notNull(),
  makerName: text('maker_name').notNull(),
  authorisedBy: text('authorised_by'),
  reason: text('reason'),
  madeAt: instant('made_at').notNull(),
});

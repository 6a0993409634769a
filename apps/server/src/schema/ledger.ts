import type {
  BankAccountId,
  EnterpriseNo,
  FinancingId,
  IssuanceId,
  PieceId,
  PledgeId,
  TransferId,
  VoucherId,
  VoucherNumber,
} from './ids.ts';
import type { BusinessType, PieceSource, PieceState, PledgeState } from '@lianxin/domain';
import { bigint, boolean, integer, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';

/** An electronic voucher. Immutable, except for the head of its history and for its closing if it is never signed for. */
export const voucher = pgTable('voucher', {
  id: text('id').$type<VoucherId>().primaryKey(),
  number: text('number').$type<VoucherNumber>().notNull(),
  issuanceId: text('issuance_id').$type<IssuanceId>().notNull(),
  issuerNo: text('issuer_no').$type<EnterpriseNo>().notNull(),
  faceAmount: money('face_amount').notNull(),
  issuedOn: day('issued_on').notNull(),
  dueOn: day('due_on').notNull(),
  /** The due date, or the next working day after it. */
  paymentDate: day('payment_date').notNull(),
  channel: smallint('channel').notNull(),
  promiseNumber: text('promise_number').notNull(),
  salt: text('salt').notNull(),
  closed: boolean('closed').notNull().default(false),
  chainHead: text('chain_head').notNull(),
  chainLength: integer('chain_length').notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

/** The part of a voucher that one enterprise holds. Only the ledger writes here. */
export const piece = pgTable('piece', {
  id: text('id').$type<PieceId>().primaryKey(),
  voucherId: text('voucher_id').$type<VoucherId>().notNull(),
  parentId: text('parent_id').$type<PieceId>(),
  /** The piece whose number is extended by this piece and its later splits: a further split adds an ordinal, not a level. */
  baseId: text('base_id').$type<PieceId>().notNull(),
  number: text('number').$type<VoucherNumber>().notNull(),
  issuerNo: text('issuer_no').$type<EnterpriseNo>().notNull(),
  holderNo: text('holder_no').$type<EnterpriseNo>().notNull(),
  fromNo: text('from_no').$type<EnterpriseNo>().notNull(),
  amount: money('amount').notNull(),
  state: text('state').$type<PieceState>().notNull(),
  pledgeState: text('pledge_state').$type<PledgeState>().notNull().default('none'),
  overdue: boolean('overdue').notNull().default(false),
  /** Whether the piece counts towards the face amount. */
  live: boolean('live').notNull(),
  version: integer('version').notNull().default(0),
  /** The number of pieces whose numbers extend this one. */
  children: smallint('children').notNull().default(0),
  source: text('source').$type<PieceSource>().notNull(),
  /** The transfer through which the holder received it; null when it came from the issuer. */
  cameById: text('came_by_id').$type<TransferId>(),
  /** The transfer that passes it on, from submission onwards. */
  heldById: text('held_by_id').$type<TransferId>(),
  /** The financing that reserves it or has financed it; for a lender's piece, the financing that created it. */
  financingId: text('financing_id').$type<FinancingId>(),
  /** The pledge that it secures. */
  pledgeId: text('pledge_id').$type<PledgeId>(),
  receivingAccountId: text('receiving_account_id').$type<BankAccountId>(),
  /** Set by the issuer, and possibly changed by a later holder. */
  businessType: text('business_type').$type<BusinessType>(),
  issuedOn: day('issued_on').notNull(),
  dueOn: day('due_on').notNull(),
  receivedOn: day('received_on'),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Counts of an enterprise's pieces for its lists. The count is the sum of all matching rows. Triggers write it. */
export const pieceTally = pgTable('piece_tally', {
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  /** True for the holder; false for an enterprise that issued the piece or passed it on. */
  held: boolean('held').notNull(),
  state: text('state').$type<PieceState>().notNull(),
  live: boolean('live').notNull(),
  pledged: boolean('pledged').notNull(),
  overdue: boolean('overdue').notNull(),
  pieces: bigint('pieces', { mode: 'number' }).notNull(),
  amount: numeric('amount').notNull(),
  /** The row is already a sum of earlier rows. */
  settled: boolean('settled').notNull().default(false),
  /** A unique value for each change, so that an enterprise's sum never repeats. */
  stamp: numeric('stamp').notNull().default('1'),
});

/** Amounts due to an enterprise as holder and from it as issuer, by day. The rows are to be summed. Triggers write it. */
export const dueTally = pgTable('due_tally', {
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  /** True for a receivable, false for a payable. */
  receivable: boolean('receivable').notNull(),
  dueOn: day('due_on').notNull(),
  /** The due date, or the next working day after it. */
  paidOn: day('paid_on').notNull(),
  /** Number of pieces held (receivable) or vouchers issued (payable). */
  items: bigint('items', { mode: 'number' }).notNull(),
  amount: numeric('amount').notNull(),
  /** The row is already a sum of earlier rows. */
  settled: boolean('settled').notNull().default(false),
});

/** Counts of an enterprise's applications by state. The rows are to be summed. Triggers write it. */
export const applicationTally = pgTable('application_tally', {
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  kind: text('kind').notNull(),
  /** True for the enterprise's own applications, false for those sent to it. */
  own: boolean('own').notNull(),
  state: text('state').notNull(),
  applications: bigint('applications', { mode: 'number' }).notNull(),
  amount: numeric('amount').notNull(),
  /** The row is already a sum of earlier rows. */
  settled: boolean('settled').notNull().default(false),
});

/** A voucher's history as a hash chain: each row includes the hash of the previous row. Append-only. */
export const voucherHistory = pgTable(
  'voucher_history',
  {
    voucherId: text('voucher_id').$type<VoucherId>().notNull(),
    sequence: integer('sequence').notNull(),
    /** Kept as text, because the hash covers these exact characters. */
    at: text('at').notNull(),
    kind: text('kind').notNull(),
    actorNo: text('actor_no').$type<EnterpriseNo>(),
    counterpartyNo: text('counterparty_no').$type<EnterpriseNo>(),
    pieceId: text('piece_id').$type<PieceId>(),
    amount: money('amount'),
    canonical: text('canonical').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
    certificateSerial: text('certificate_serial'),
    signedText: text('signed_text'),
    signatureValue: text('signature_value'),
  },
  (table) => [primaryKey({ columns: [table.voucherId, table.sequence] })],
);

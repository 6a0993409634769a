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

/** A promise to pay. Nothing of it changes but the head of its history and, when it comes to nothing, that it is closed. */
export const voucher = pgTable('voucher', {
  id: text('id').$type<VoucherId>().primaryKey(),
  number: text('number').$type<VoucherNumber>().notNull(),
  issuanceId: text('issuance_id').$type<IssuanceId>().notNull(),
  issuerNo: text('issuer_no').$type<EnterpriseNo>().notNull(),
  faceAmount: money('face_amount').notNull(),
  issuedOn: day('issued_on').notNull(),
  dueOn: day('due_on').notNull(),
  /** The due date, moved to the next working day. */
  paymentDate: day('payment_date').notNull(),
  channel: smallint('channel').notNull(),
  promiseNumber: text('promise_number').notNull(),
  salt: text('salt').notNull(),
  closed: boolean('closed').notNull().default(false),
  chainHead: text('chain_head').notNull(),
  chainLength: integer('chain_length').notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

/** A part of a voucher in one pair of hands. Written by the ledger only. */
export const piece = pgTable('piece', {
  id: text('id').$type<PieceId>().primaryKey(),
  voucherId: text('voucher_id').$type<VoucherId>().notNull(),
  parentId: text('parent_id').$type<PieceId>(),
  /** The piece whose number this one and its further splits extend: splitting again adds ordinals, not levels. */
  baseId: text('base_id').$type<PieceId>().notNull(),
  number: text('number').$type<VoucherNumber>().notNull(),
  issuerNo: text('issuer_no').$type<EnterpriseNo>().notNull(),
  holderNo: text('holder_no').$type<EnterpriseNo>().notNull(),
  fromNo: text('from_no').$type<EnterpriseNo>().notNull(),
  amount: money('amount').notNull(),
  state: text('state').$type<PieceState>().notNull(),
  pledgeState: text('pledge_state').$type<PledgeState>().notNull().default('none'),
  overdue: boolean('overdue').notNull().default(false),
  /** Whether it counts towards the face amount. */
  live: boolean('live').notNull(),
  version: integer('version').notNull().default(0),
  /** How many numbers extend this one's. */
  children: smallint('children').notNull().default(0),
  source: text('source').$type<PieceSource>().notNull(),
  /** The transfer it came by; none when it came from the issuer. */
  cameById: text('came_by_id').$type<TransferId>(),
  /** The transfer that takes it on, while that is under way and once it is done. */
  heldById: text('held_by_id').$type<TransferId>(),
  /** The financing that holds it or has financed it; for a lender's, the one that it came by. */
  financingId: text('financing_id').$type<FinancingId>(),
  /** The pledge that it is held for. */
  pledgeId: text('pledge_id').$type<PledgeId>(),
  receivingAccountId: text('receiving_account_id').$type<BankAccountId>(),
  /** As its issuer filed it, or whoever held it since. */
  businessType: text('business_type').$type<BusinessType>(),
  issuedOn: day('issued_on').notNull(),
  dueOn: day('due_on').notNull(),
  receivedOn: day('received_on'),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** What an enterprise has of pieces, by what its lists count: the sum of all rows of a count is the truth. Written by triggers. */
export const pieceTally = pgTable('piece_tally', {
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  /** Whether it is the holder, or else issued the piece or passed it on. */
  held: boolean('held').notNull(),
  state: text('state').$type<PieceState>().notNull(),
  live: boolean('live').notNull(),
  pledged: boolean('pledged').notNull(),
  overdue: boolean('overdue').notNull(),
  pieces: bigint('pieces', { mode: 'number' }).notNull(),
  amount: numeric('amount').notNull(),
  /** Put together already. */
  settled: boolean('settled').notNull().default(false),
  /** Of the change: the sum of an enterprise's is never again what it was. */
  stamp: numeric('stamp').notNull().default('1'),
});

/** What falls due to an enterprise as holder and from it as issuer, by day: rows to be added up. Triggers write it. */
export const dueTally = pgTable('due_tally', {
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  /** What it is to be paid, or else what it is to pay. */
  receivable: boolean('receivable').notNull(),
  dueOn: day('due_on').notNull(),
  /** The due date, moved to the next working day. */
  paidOn: day('paid_on').notNull(),
  /** Pieces that it holds, or else vouchers that it issued. */
  items: bigint('items', { mode: 'number' }).notNull(),
  amount: numeric('amount').notNull(),
  /** Put together already. */
  settled: boolean('settled').notNull().default(false),
});

/** What is kept of an enterprise's applications, by state: rows to be added up. Triggers write it. */
export const applicationTally = pgTable('application_tally', {
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  kind: text('kind').notNull(),
  /** Its own, or else sent to it. */
  own: boolean('own').notNull(),
  state: text('state').notNull(),
  applications: bigint('applications', { mode: 'number' }).notNull(),
  amount: numeric('amount').notNull(),
  /** Put together already. */
  settled: boolean('settled').notNull().default(false),
});

/** A voucher's history: each row sealed to the one before it. Only ever added to. */
export const voucherHistory = pgTable(
  'voucher_history',
  {
    voucherId: text('voucher_id').$type<VoucherId>().notNull(),
    sequence: integer('sequence').notNull(),
    /** Text, exactly as sealed. */
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

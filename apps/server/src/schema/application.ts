import type {
  BankAccountId,
  EnterpriseNo,
  IssuanceId,
  NoticeId,
  PieceId,
  TradeContractId,
  TransferDraftId,
  TransferId,
  VoucherId,
  VoucherNumber,
} from './ids.ts';
import type { ApplicationKind, IssuanceState, Role, TransferState } from '@lianxin/domain';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';

export const promiseNumber = pgTable('promise_number', {
  number: text('number').primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  reservedAt: instant('reserved_at').notNull(),
});

/** An application to issue, from draft to settlement. `form` is what was filled in, as the contract carries it. */
export const issuance = pgTable('issuance', {
  id: text('id').$type<IssuanceId>().primaryKey(),
  applicationNumber: text('application_number').notNull(),
  issuerNo: text('issuer_no').$type<EnterpriseNo>().notNull(),
  state: text('state').$type<IssuanceState>().notNull(),
  version: integer('version').notNull().default(0),
  form: jsonb('form').notNull(),
  recipientNo: text('recipient_no').$type<EnterpriseNo>(),
  amount: money('amount'),
  dueOn: day('due_on'),
  channel: smallint('channel'),
  receivingAccountId: text('receiving_account_id').$type<BankAccountId>(),
  promiseNumber: text('promise_number'),
  /** A draft or returned application that was thrown away. */
  removed: boolean('removed').notNull().default(false),
  makerId: text('maker_id').notNull(),
  makerName: text('maker_name').notNull(),
  reviewerId: text('reviewer_id'),
  signerId: text('signer_id'),
  signerName: text('signer_name'),
  confirmerId: text('confirmer_id'),
  voidMakerId: text('void_maker_id'),
  voidReviewerId: text('void_reviewer_id'),
  submittedAt: instant('submitted_at'),
  /** When the reviewer passed it, and so the recipient saw it. */
  passedAt: instant('passed_at'),
  issuedOn: day('issued_on'),
  /** The number the voucher will have, fixed when the reviewer is about to sign. */
  reservedNumber: text('reserved_number').$type<VoucherNumber>(),
  signedOn: day('signed_on'),
  signDeadline: day('sign_deadline'),
  reason: text('reason'),
  voucherId: text('voucher_id').$type<VoucherId>(),
  stateSince: instant('state_since').notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** What an issuance takes of its credit line: reserved at submit, consumed when passed, released when it comes to nothing. */
export const quotaReservation = pgTable('quota_reservation', {
  issuanceId: text('issuance_id').$type<IssuanceId>().primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  channel: smallint('channel').notNull(),
  amount: money('amount').notNull(),
  state: text('state').$type<'reserved' | 'consumed' | 'released'>().notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** One piece on its way to one recipient. */
export const transfer = pgTable('transfer', {
  id: text('id').$type<TransferId>().primaryKey(),
  transferNumber: text('transfer_number').notNull(),
  batchNumber: text('batch_number').notNull(),
  state: text('state').$type<TransferState>().notNull(),
  version: integer('version').notNull().default(0),
  voucherId: text('voucher_id').$type<VoucherId>().notNull(),
  /** The sender's piece, exactly the amount transferred. */
  sourcePieceId: text('source_piece_id').$type<PieceId>().notNull(),
  /** The recipient's piece, from the moment it is offered. */
  childPieceId: text('child_piece_id').$type<PieceId>(),
  issuerNo: text('issuer_no').$type<EnterpriseNo>().notNull(),
  senderNo: text('sender_no').$type<EnterpriseNo>().notNull(),
  recipientNo: text('recipient_no').$type<EnterpriseNo>().notNull(),
  amount: money('amount').notNull(),
  dueOn: day('due_on').notNull(),
  receivingAccountId: text('receiving_account_id').$type<BankAccountId>().notNull(),
  contractId: text('contract_id').$type<TradeContractId>().notNull(),
  remark: text('remark'),
  /** A returned transfer that will not be submitted again. */
  removed: boolean('removed').notNull().default(false),
  makerId: text('maker_id').notNull(),
  makerName: text('maker_name').notNull(),
  reviewerId: text('reviewer_id'),
  signerId: text('signer_id'),
  signerName: text('signer_name'),
  confirmerId: text('confirmer_id'),
  submittedAt: instant('submitted_at').notNull(),
  reviewedAt: instant('reviewed_at'),
  passedAt: instant('passed_at'),
  signedAt: instant('signed_at'),
  signDeadline: day('sign_deadline'),
  reason: text('reason'),
  stateSince: instant('state_since').notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const transferDraft = pgTable('transfer_draft', {
  id: text('id').$type<TransferDraftId>().primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  makerId: text('maker_id').notNull(),
  makerName: text('maker_name').notNull(),
  version: integer('version').notNull().default(0),
  legs: jsonb('legs').notNull(),
  savedAt: instant('saved_at').notNull(),
});

/** Tells the issuer that a claim against it has a new holder (Civil Code 546), and keeps when that was read. */
export const assignmentNotice = pgTable('assignment_notice', {
  id: text('id').$type<NoticeId>().primaryKey(),
  transferId: text('transfer_id').$type<TransferId>().notNull(),
  issuerNo: text('issuer_no').$type<EnterpriseNo>().notNull(),
  fromNo: text('from_no').$type<EnterpriseNo>().notNull(),
  toNo: text('to_no').$type<EnterpriseNo>().notNull(),
  number: text('number').$type<VoucherNumber>().notNull(),
  amount: money('amount').notNull(),
  dueOn: day('due_on').notNull(),
  transferredAt: instant('transferred_at').notNull(),
  readAt: instant('read_at'),
  readerId: text('reader_id'),
  readBy: text('read_by'),
});

/** Every step of an application: who, as what, when, from where, over what signature. Only ever added to. */
export const applicationLog = pgTable('application_log', {
  id: text('id').primaryKey(),
  objectKind: text('object_kind').$type<ApplicationKind>().notNull(),
  objectId: text('object_id').notNull(),
  event: text('event').notNull(),
  fromState: text('from_state'),
  toState: text('to_state').notNull(),
  actorId: text('actor_id'),
  actorName: text('actor_name').notNull(),
  actorRole: text('actor_role').$type<Role | 'system'>().notNull(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>(),
  at: instant('at').notNull(),
  ip: text('ip'),
  reason: text('reason'),
  certificateSerial: text('certificate_serial'),
  signedText: text('signed_text'),
  signatureValue: text('signature_value'),
  /** SM3 of the signature value, which the voucher's history seals. */
  signHash: text('sign_hash'),
});

/** That the next party was reminded on a day. */
export const reminder = pgTable(
  'reminder',
  {
    objectKind: text('object_kind').$type<ApplicationKind>().notNull(),
    objectId: text('object_id').notNull(),
    remindedOn: day('reminded_on').notNull(),
    remindedAt: instant('reminded_at').notNull(),
    remindedBy: text('reminded_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.objectKind, table.objectId, table.remindedOn] })],
);

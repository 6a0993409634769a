import type {
  BankAccountId,
  EnterpriseNo,
  FinancingId,
  NoticeId,
  PieceId,
  TradeContractId,
  TransferDraftId,
  TransferId,
  VoucherId,
  VoucherNumber,
} from './ids.ts';
import type { TransferState } from '@lianxin/domain';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';

/** The transfer of one piece to one recipient. */
export const transfer = pgTable('transfer', {
  id: text('id').$type<TransferId>().primaryKey(),
  transferNumber: text('transfer_number').notNull(),
  batchNumber: text('batch_number').notNull(),
  state: text('state').$type<TransferState>().notNull(),
  version: integer('version').notNull().default(0),
  voucherId: text('voucher_id').$type<VoucherId>().notNull(),
  /** The sender's piece, split off to exactly the transferred amount. */
  sourcePieceId: text('source_piece_id').$type<PieceId>().notNull(),
  /** The recipient's piece; null until the transfer is offered. */
  childPieceId: text('child_piece_id').$type<PieceId>(),
  issuerNo: text('issuer_no').$type<EnterpriseNo>().notNull(),
  senderNo: text('sender_no').$type<EnterpriseNo>().notNull(),
  recipientNo: text('recipient_no').$type<EnterpriseNo>().notNull(),
  amount: money('amount').notNull(),
  dueOn: day('due_on').notNull(),
  receivingAccountId: text('receiving_account_id').$type<BankAccountId>().notNull(),
  contractId: text('contract_id').$type<TradeContractId>().notNull(),
  remark: text('remark'),
  /** A returned transfer that its maker discarded. */
  removed: boolean('removed').notNull().default(false),
  makerId: text('maker_id').notNull(),
  makerName: text('maker_name').notNull(),
  reviewerId: text('reviewer_id'),
  /** Who requested the withdrawal of an offer, and who decided on it. */
  withdrawMakerId: text('withdraw_maker_id'),
  withdrawReviewerId: text('withdraw_reviewer_id'),
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

/** Notifies the issuer that the claim against it has a new holder (Civil Code 546), and records when the notice was read. */
export const assignmentNotice = pgTable('assignment_notice', {
  id: text('id').$type<NoticeId>().primaryKey(),
  /** The claim was assigned by a transfer or by a financing; exactly one of the two ids is set. */
  transferId: text('transfer_id').$type<TransferId>(),
  financingId: text('financing_id').$type<FinancingId>(),
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

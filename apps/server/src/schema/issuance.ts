import type { BankAccountId, EnterpriseNo, IssuanceId, VoucherId, VoucherNumber } from './ids.ts';
import type { IssuanceState } from '@lianxin/domain';
import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
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

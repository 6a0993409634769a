import type { BankAccountId, EnterpriseNo, IssuanceId, VoucherId, VoucherNumber } from './ids.ts';
import type { IssuanceState } from '@lianxin/domain';
import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';

export const promiseNumber = pgTable('promise_number', {
  number: text('number').primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  reservedAt: instant('reserved_at').notNull(),
});

/** An issuance application, from draft to settlement. `form` is the form in the shape of the API contract. */
export const issuance = pgTable('issuance', {
  id: text('id').$type<IssuanceId>().primaryKey(),
  applicationNumber: text('application_number').notNull(),
  /** Shared by the applications of one sheet: the first number that was drawn for it. Null for an application on its own. */
  batchNumber: text('batch_number'),
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
  /** A draft or returned application that its maker discarded. */
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
  /** When the reviewer approved it; the recipient can see it from then on. */
  passedAt: instant('passed_at'),
  issuedOn: day('issued_on'),
  /** The voucher's future number, reserved when the reviewer is about to sign. */
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

/** The part of the credit line that an issuance takes: reserved on submission, consumed on approval, released if the voucher is not issued. */
export const quotaReservation = pgTable('quota_reservation', {
  issuanceId: text('issuance_id').$type<IssuanceId>().primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  channel: smallint('channel').notNull(),
  amount: money('amount').notNull(),
  state: text('state').$type<'reserved' | 'consumed' | 'released'>().notNull(),
  changedAt: instant('changed_at').notNull(),
});

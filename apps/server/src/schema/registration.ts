import type { RegistrationForm } from '@lianxin/api/contract';
import type { BankAccountId, EnterpriseNo, UserId } from './ids.ts';
import type { DepositState, IdentityElement, IdentityOutcome, RegistrationField, RegistrationState } from '@lianxin/domain';
import { bigint, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { encrypted, instant } from './columns.ts';

/** The latest SMS code for a purpose and number, stored as a keyed hash. */
export const smsCode = pgTable(
  'sms_code',
  {
    purpose: text('purpose').notNull(),
    recipientHash: text('recipient_hash').notNull(),
    /** Hash of what else the code is bound to, such as the user name for a forgotten password. */
    subjectHash: text('subject_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.recipientHash] })],
);

/** When codes were requested, by keyed hashes of the number and the IP address. */
export const smsSending = pgTable('sms_sending', {
  id: text('id').primaryKey(),
  recipientHash: text('recipient_hash').notNull(),
  addressHash: text('address_hash').notNull(),
  sentAt: instant('sent_at').notNull(),
});

/** The last four-element check of a registration, with a keyed hash of the checked values. */
export interface KeptElementCheck {
  readonly outcome: IdentityOutcome;
  readonly mismatched: IdentityElement[];
  readonly checkedAt: string;
  readonly of: string;
}

type Form = z.output<typeof RegistrationForm>;

/** The form without the identity number, which has its own encrypted column. */
export type KeptForm = Omit<Form, 'enterprise'> & {
  readonly enterprise: Omit<Form['enterprise'], 'legalIdNumber'> & { readonly legalIdNumber?: never };
};

export const registration = pgTable('registration', {
  id: text('id').primaryKey(),
  userId: text('user_id').$type<UserId>().notNull(),
  kind: text('kind').$type<'first' | 'associated'>().notNull(),
  /** The enterprise's number once it is approved. */
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  state: text('state').$type<RegistrationState>().notNull(),
  version: integer('version').notNull(),
  form: jsonb('form').$type<KeptForm>().notNull(),
  legalIdNumber: encrypted('legal_id_number'),
  /** The form at the last submission. */
  submittedForm: jsonb('submitted_form').$type<KeptForm>(),
  submittedLegalIdNumber: encrypted('submitted_legal_id_number'),
  submissions: integer('submissions').notNull().default(0),
  elementCheck: jsonb('element_check').$type<KeptElementCheck>(),
  submittedAt: instant('submitted_at'),
  decidedAt: instant('decided_at'),
  decidedBy: text('decided_by'),
  reason: text('reason'),
  fieldsToChange: jsonb('fields_to_change').$type<RegistrationField[]>().notNull().default([]),
  changedBy: text('changed_by').notNull(),
  savedAt: instant('saved_at').notNull(),
  createdAt: instant('created_at').notNull(),
});

/**
 * The verification of a bank account by micro-deposit (rules §6). Its id is the enterprise's number for the account of the registration,
 * and the account's id for a further account.
 */
export const deposit = pgTable('deposit', {
  id: text('id').primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  bankAccountId: text('bank_account_id').$type<BankAccountId>().notNull(),
  /** Who started the check, and is notified of the result. */
  userId: text('user_id').$type<UserId>().notNull(),
  state: text('state').$type<DepositState>().notNull(),
  version: integer('version').notNull(),
  amount: bigint('amount', { mode: 'bigint' }),
  tries: smallint('tries').notNull().default(0),
  /** Number of deposits sent; together with the id it is the reference at the bank. */
  payments: integer('payments').notNull().default(1),
  requestedAt: instant('requested_at').notNull(),
  paidAt: instant('paid_at'),
  expiresAt: instant('expires_at'),
  failureReason: text('failure_reason'),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});

export const depositPayment = pgTable(
  'deposit_payment',
  {
    depositId: text('deposit_id').notNull(),
    payment: integer('payment').notNull(),
    bankAccountId: text('bank_account_id').$type<BankAccountId>().notNull(),
    requestedAt: instant('requested_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.depositId, table.payment] })],
);

/** The application to bank A to open its channel. The result is the enterprise's `bankAccountStatus`. */
export const bankAOpening = pgTable('bank_a_opening', {
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().primaryKey(),
  bankAccountId: text('bank_account_id').$type<BankAccountId>().notNull(),
  version: integer('version').notNull(),
  submittedAt: instant('submitted_at').notNull(),
  reason: text('reason'),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});

import type { PaymentPurpose, PaymentState, SettlementState } from '@lianxin/domain';
import { bigint, boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';
import type { BankAccountId, EnterpriseNo, FileId, IssuanceId, PieceId, VoucherId, VoucherNumber } from './ids.ts';

/** The payment of a voucher at maturity. */
export const settlement = pgTable('settlement', {
  voucherId: text('voucher_id').$type<VoucherId>().primaryKey(),
  issuanceId: text('issuance_id').$type<IssuanceId>().notNull(),
  issuerNo: text('issuer_no').$type<EnterpriseNo>().notNull(),
  number: text('number').$type<VoucherNumber>().notNull(),
  state: text('state').$type<SettlementState>().notNull(),
  version: integer('version').notNull().default(0),
  /** The number of attempts to reserve the money at the bank. */
  round: smallint('round').notNull().default(1),
  paysOn: day('pays_on').notNull(),
  /** The payment day of the current round. */
  payingOn: day('paying_on').notNull(),
  payerAccountId: text('payer_account_id').$type<BankAccountId>().notNull(),
  /** The total that the round pays, including late interest. */
  total: money('total').notNull(),
  lateInterest: money('late_interest').notNull(),
  overdueSince: day('overdue_since'),
  /** The bank's answer when it reserved nothing. */
  shortage: text('shortage'),
  preparedBy: text('prepared_by'),
  preparedByName: text('prepared_by_name'),
  preparedAt: instant('prepared_at'),
  authorisedBy: text('authorised_by'),
  returnReason: text('return_reason'),
  explanation: text('explanation'),
  explainedBy: text('explained_by'),
  explainedAt: instant('explained_at'),
  paidOn: day('paid_on'),
  stateSince: instant('state_since').notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** One payment of a settlement. Its id is the reference at the bank. */
export const settlementPayment = pgTable('settlement_payment', {
  id: text('id').primaryKey(),
  voucherId: text('voucher_id').$type<VoucherId>().notNull(),
  round: smallint('round').notNull(),
  pieceId: text('piece_id').$type<PieceId>().notNull(),
  payeeNo: text('payee_no').$type<EnterpriseNo>().notNull(),
  purpose: text('purpose').$type<PaymentPurpose>().notNull(),
  accountName: text('account_name').notNull(),
  accountNumber: text('account_number').notNull(),
  branchNumber: text('branch_number').notNull(),
  amount: money('amount').notNull(),
  lateInterest: money('late_interest').notNull(),
  state: text('state').$type<PaymentState>().notNull().default('open'),
  reason: text('reason'),
  /** Whether the bank refused the payment, and confirmed the refusal before the next attempt; null when the bank was never asked. */
  refusal: text('refusal').$type<'said' | 'confirmed'>(),
  bankSerial: text('bank_serial'),
  paidAt: instant('paid_at'),
});

/** The bank's receipt for a payment, uploaded by the payer. */
export const settlementReceipt = pgTable(
  'settlement_receipt',
  {
    paymentId: text('payment_id').notNull(),
    fileId: text('file_id').$type<FileId>().notNull(),
    addedBy: text('added_by').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  ({ paymentId, fileId }) => [primaryKey({ columns: [paymentId, fileId] })],
);

/** A holder's confirmation of the receiving account for a piece. */
export const accountConfirmation = pgTable('account_confirmation', {
  id: text('id').primaryKey(),
  pieceId: text('piece_id').$type<PieceId>().notNull(),
  accountId: text('account_id').$type<BankAccountId>().notNull(),
  confirmedBy: text('confirmed_by').notNull(),
  confirmedByName: text('confirmed_by_name').notNull(),
  confirmedAt: instant('confirmed_at').notNull(),
});

/** Bookings at the sandbox's simulated bank. */
export const sandboxBankEntry = pgTable('sandbox_bank_entry', {
  reference: text('reference').primaryKey(),
  accountNumber: text('account_number').notNull(),
  direction: text('direction').$type<'in' | 'out'>().notNull(),
  amount: money('amount').notNull(),
  counterpartyName: text('counterparty_name').notNull(),
  counterpartyNumber: text('counterparty_number').notNull(),
  summary: text('summary').notNull(),
  bookedAt: instant('booked_at').notNull(),
});

/** Money reserved at the sandbox's simulated bank. */
export const sandboxBankReserve = pgTable('sandbox_bank_reserve', {
  reference: text('reference').primaryKey(),
  accountNumber: text('account_number').notNull(),
  amount: money('amount').notNull(),
  paid: money('paid').notNull(),
});

/** How far the sandbox's clock is ahead of the machine's. */
export const sandboxClock = pgTable('sandbox_clock', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  aheadMs: bigint('ahead_ms', { mode: 'number' }).notNull(),
});

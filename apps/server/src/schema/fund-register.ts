import type { FundDirection, FundPart, FundType, ReconciliationState } from '@lianxin/domain';
import { bigint, pgTable, pgView, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';
import type { BankAccountId, EnterpriseNo, FundEntryId, FundSupplementId } from './ids.ts';

/** An entry of the fund register: a receipt or a payment of an enterprise. */
export const fundEntry = pgTable('fund_entry', {
  id: text('id').$type<FundEntryId>().primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  sequence: bigint('sequence', { mode: 'number' }).generatedByDefaultAsIdentity(),
  type: text('type').$type<FundType>().notNull(),
  direction: text('direction').$type<FundDirection>().notNull(),
  amount: money('amount').notNull(),
  bookedOn: day('booked_on').notNull(),
  at: instant('at').notNull(),
  postingId: text('posting_id'),
  supplementId: text('supplement_id').$type<FundSupplementId>(),
  objectKind: text('object_kind'),
  objectId: text('object_id'),
  objectNumber: text('object_number'),
  /** The enterprise's role in the underlying business. */
  part: text('part').$type<FundPart>(),
  /** Only in entries added by hand; the platform's own entries find their vouchers through `voucher_of_object`. */
  voucherNumber: text('voucher_number'),
  bankAccountId: text('bank_account_id').$type<BankAccountId>(),
  counterpartyNo: text('counterparty_no').$type<EnterpriseNo>(),
  counterpartyAccountId: text('counterparty_account_id').$type<BankAccountId>(),
  counterpartyName: text('counterparty_name').notNull().default(''),
  counterpartyNumber: text('counterparty_number').notNull().default(''),
  bankSerial: text('bank_serial'),
  makerName: text('maker_name'),
  checkerName: text('checker_name'),
  remark: text('remark'),
  reconciliation: text('reconciliation').$type<ReconciliationState>().notNull().default('unmatched'),
});

/** The vouchers of each business object. */
export const voucherOfObject = pgView('voucher_of_object', {
  objectKind: text('object_kind').notNull(),
  objectId: text('object_id').notNull(),
  number: text('number').notNull(),
}).existing();

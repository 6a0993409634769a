import type { FundDirection, FundSupplementState, FundType, ReconciliationDifference, ReconciliationState } from '@lianxin/domain';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';
import type { BankAccountId, BankStatementId, EnterpriseNo, FileId, FundEntryId, FundSupplementId, StatementLineId } from './ids.ts';

/** An entry added to the fund register by hand, which a second person reviews. */
export const fundSupplement = pgTable('fund_supplement', {
  id: text('id').$type<FundSupplementId>().primaryKey(),
  applicationNumber: text('application_number').notNull(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  state: text('state').$type<FundSupplementState>().notNull(),
  version: integer('version').notNull().default(0),
  type: text('type').$type<FundType>().notNull(),
  direction: text('direction').$type<FundDirection>().notNull(),
  amount: money('amount').notNull(),
  bookedOn: day('booked_on').notNull(),
  bankAccountId: text('bank_account_id').$type<BankAccountId>().notNull(),
  counterpartyName: text('counterparty_name').notNull(),
  counterpartyNumber: text('counterparty_number').notNull(),
  objectNumber: text('object_number'),
  voucherNumber: text('voucher_number'),
  bankSerial: text('bank_serial'),
  /** Why the entry was added by hand. */
  purpose: text('purpose').notNull(),
  attachments: jsonb('attachments').$type<readonly FileId[]>().notNull(),
  makerId: text('maker_id').notNull(),
  makerName: text('maker_name').notNull(),
  reviewerId: text('reviewer_id'),
  reviewerName: text('reviewer_name'),
  submittedAt: instant('submitted_at').notNull(),
  passedAt: instant('passed_at'),
  reason: text('reason'),
  /** A returned entry that its maker discarded. */
  removed: boolean('removed').notNull().default(false),
  stateSince: instant('state_since').notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** A bank statement of one account. The statements of an account follow each other without gaps. */
export const bankStatement = pgTable('bank_statement', {
  id: text('id').$type<BankStatementId>().primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  bankAccountId: text('bank_account_id').$type<BankAccountId>().notNull(),
  firstOn: day('first_on').notNull(),
  lastOn: day('last_on').notNull(),
  opening: money('opening').notNull(),
  closing: money('closing').notNull(),
  source: text('source').$type<'file' | 'bank'>().notNull(),
  importedBy: text('imported_by').notNull(),
  importerName: text('importer_name').notNull(),
  importedAt: instant('imported_at').notNull(),
});

export const bankStatementLine = pgTable('bank_statement_line', {
  id: text('id').$type<StatementLineId>().primaryKey(),
  statementId: text('statement_id').$type<BankStatementId>().notNull(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  bankAccountId: text('bank_account_id').$type<BankAccountId>().notNull(),
  position: integer('position').notNull(),
  bookedOn: day('booked_on').notNull(),
  direction: text('direction').$type<FundDirection>().notNull(),
  amount: money('amount').notNull(),
  serial: text('serial').notNull(),
  counterpartyName: text('counterparty_name').notNull(),
  counterpartyNumber: text('counterparty_number').notNull(),
  summary: text('summary').notNull(),
  balanceAfter: money('balance_after').notNull(),
  reconciliation: text('reconciliation').$type<ReconciliationState>().notNull().default('unmatched'),
});

/** A match of statement lines and register entries, or the reason why one side has no counterpart. Undone matches are kept. */
export const reconciliationMatch = pgTable('reconciliation_match', {
  id: text('id').primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  bankAccountId: text('bank_account_id').$type<BankAccountId>().notNull(),
  lineId: text('line_id').$type<StatementLineId>(),
  entryId: text('entry_id').$type<FundEntryId>(),
  kind: text('kind').$type<Exclude<ReconciliationState, 'unmatched'>>().notNull(),
  difference: text('difference').$type<ReconciliationDifference>(),
  reason: text('reason'),
  madeBy: text('made_by').notNull(),
  makerName: text('maker_name').notNull(),
  madeAt: instant('made_at').notNull(),
  undoneBy: text('undone_by'),
  undoneByName: text('undone_by_name'),
  undoneAt: instant('undone_at'),
});

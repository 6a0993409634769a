import type { RepaymentState } from '@lianxin/domain';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';
import type { EnterpriseNo, FinancingId, PledgeId, RepaymentId } from './ids.ts';

/** A lender's quote as shown to an enterprise. An application refers to it by id. */
export const lenderQuote = pgTable(
  'lender_quote',
  {
    enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
    /** Hash of the quote request: it covers the terms, the amount and the days. */
    id: text('id').notNull(),
    question: text('question').notNull(),
    askedAt: instant('asked_at').notNull(),
    expectedAt: instant('expected_at').notNull(),
    validUntil: instant('valid_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseNo, table.id] })],
);

/** The table of draft applications of one kind. */
export const fundingDraft = (name: string) =>
  pgTable(name, {
    id: text('id').primaryKey(),
    enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
    makerId: text('maker_id').notNull(),
    makerName: text('maker_name').notNull(),
    version: integer('version').notNull().default(0),
    form: jsonb('form').notNull(),
    savedAt: instant('saved_at').notNull(),
  });

/** A repayment to a lender on a financing or a loan. The table keeps its name from when only loans were repaid. The allocation is written when the lender confirms. */
export const repayment = pgTable('pledge_repayment', {
  id: text('id').$type<RepaymentId>().primaryKey(),
  applicationId: text('pledge_id').$type<FinancingId | PledgeId>().notNull(),
  state: text('state').$type<RepaymentState>().notNull(),
  version: integer('version').notNull().default(0),
  paidOn: day('paid_on').notNull(),
  amount: money('amount').notNull(),
  principal: money('principal'),
  interest: money('interest'),
  lateInterest: money('late_interest'),
  receiptNumber: text('receipt_number').notNull(),
  makerId: text('maker_id').notNull(),
  makerName: text('maker_name').notNull(),
  authorisedBy: text('authorised_by'),
  confirmedBy: text('confirmed_by'),
  reason: text('reason'),
  madeAt: instant('made_at').notNull(),
});

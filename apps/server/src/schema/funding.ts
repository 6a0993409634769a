import type { RepaymentState } from '@lianxin/domain';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';
import type { EnterpriseNo, FinancingId, PledgeId, RepaymentId } from './ids.ts';

/** A quote of a lender as an enterprise was shown it: whoever applies names it. */
export const lenderQuote = pgTable(
  'lender_quote',
  {
    enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
    /** The hash of the question: it covers the terms, the amount and the days. */
    id: text('id').notNull(),
    question: text('question').notNull(),
    askedAt: instant('asked_at').notNull(),
    expectedAt: instant('expected_at').notNull(),
    validUntil: instant('valid_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseNo, table.id] })],
);

/** Applications for money that are not handed in yet, of one kind. */
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

/** What was paid to a lender on a financing or a loan, under the names that it had when only loans were paid back. What of it paid what is written when it is confirmed. */
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

import type { PlanPeriod } from '@lianxin/domain';
import { boolean, integer, pgTable, pgView, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';
import type { EnterpriseNo } from './ids.ts';

/** A lender's planned inflow and outflow for a period. */
export const capitalPlanRow = pgTable(
  'capital_plan_row',
  {
    enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
    period: text('period').$type<PlanPeriod>().notNull(),
    first: day('first_on').notNull(),
    inflow: money('inflow').notNull(),
    outflow: money('outflow').notNull(),
    version: integer('version').notNull().default(1),
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseNo, table.period, table.first] })],
);

/** A lender's stated opening balance of a day. */
export const capitalPlanBalance = pgTable('capital_plan_balance', {
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().primaryKey(),
  on: day('stated_on').notNull(),
  amount: money('amount').notNull(),
  version: integer('version').notNull().default(1),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** A lender's cash flows from financings and pledge loans: what has moved, and what is due to come back. */
export const lenderMove = pgView('lender_move', {
  lenderNo: text('lender_no').$type<EnterpriseNo>().notNull(),
  on: day('moved_on').notNull(),
  inflow: money('inflow').notNull(),
  outflow: money('outflow').notNull(),
  /** Whether it is only due, and has not moved. */
  due: boolean('due').notNull(),
}).existing();

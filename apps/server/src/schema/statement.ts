import type { StatementBook, StatementState } from '@lianxin/domain';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, money } from './columns.ts';
import type { EnterpriseNo } from './ids.ts';

/** An enterprise's decision on its monthly statement, and the platform's answer. */
export const monthlyStatement = pgTable(
  'monthly_statement',
  {
    enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
    side: text('side').$type<StatementBook>().notNull(),
    month: text('month').notNull(),
    state: text('state').$type<Exclude<StatementState, 'running' | 'toConfirm'>>().notNull(),
    version: integer('version').notNull(),
    /** The balances shown when the decision was made. */
    opening: money('opening').notNull(),
    closing: money('closing').notNull(),
    decidedBy: text('decided_by').notNull(),
    decidedByName: text('decided_by_name').notNull(),
    decidedAt: instant('decided_at').notNull(),
    reason: text('reason'),
    answer: text('answer'),
    answeredBy: text('answered_by'),
    answeredAt: instant('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.enterpriseNo, table.side, table.month] })],
);

import type { StatementBook, StatementState } from '@lianxin/domain';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, money } from './columns.ts';
import type { EnterpriseNo } from './ids.ts';

/** What an enterprise said of the statement of a month, and what the platform answered. */
export const monthlyStatement = pgTable(
  'monthly_statement',
  {
    enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
    side: text('side').$type<StatementBook>().notNull(),
    month: text('month').notNull(),
    state: text('state').$type<Exclude<StatementState, 'running' | 'toConfirm'>>().notNull(),
    version: integer('version').notNull(),
    /** As it was shown to whoever decided. */
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

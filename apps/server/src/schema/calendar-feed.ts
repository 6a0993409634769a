import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import type { EnterpriseNo, UserId } from './ids.ts';

/** A calendar subscription to an enterprise's due dates. A person has at most one for each enterprise. */
export const calendarFeed = pgTable('calendar_feed', {
  id: text('id').primaryKey(),
  userId: text('user_id').$type<UserId>().notNull(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  /** SHA-256 of the secret in the address. The address itself is not stored. */
  tokenHash: text('token_hash').notNull().unique(),
  /** The language that the person used when subscribing. */
  language: text('language').$type<'zh' | 'en'>().notNull(),
  openedAt: instant('opened_at').notNull(),
  lastReadAt: instant('last_read_at'),
});

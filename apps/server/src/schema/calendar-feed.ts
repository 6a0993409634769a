import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import type { EnterpriseNo, UserId } from './ids.ts';

/** An address by which a calendar program reads when an enterprise is to receive and to pay: one of a person for an enterprise. */
export const calendarFeed = pgTable('calendar_feed', {
  id: text('id').primaryKey(),
  userId: text('user_id').$type<UserId>().notNull(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  /** SHA-256 of the secret in the address; the address itself is only with the person. */
  tokenHash: text('token_hash').notNull().unique(),
  /** The words that it speaks: those of the person when they asked for it. */
  language: text('language').$type<'zh' | 'en'>().notNull(),
  openedAt: instant('opened_at').notNull(),
  lastReadAt: instant('last_read_at'),
});

import type { Role } from '@lianxin/domain';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** A one-time code of a partner's sign-on, stored as a hash. `confirm` codes ask a person who is already signed in elsewhere to confirm. */
export const signOnCode = pgTable('sign_on_code', {
  codeHash: text('code_hash').primaryKey(),
  kind: text('kind').$type<'entry' | 'confirm'>().notNull(),
  partner: text('partner').notNull(),
  userId: text('user_id').notNull(),
  enterpriseNo: text('enterprise_no'),
  role: text('role').$type<Role>().notNull(),
  /** SHA-256 of the browser's User-Agent. */
  agentHash: text('agent_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/** Nonces that a partner has used, to refuse replays. */
export const signOnNonce = pgTable(
  'sign_on_nonce',
  { partner: text('partner').notNull(), nonce: text('nonce').notNull(), expiresAt: instant('expires_at').notNull() },
  (table) => [primaryKey({ columns: [table.partner, table.nonce] })],
);

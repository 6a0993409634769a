import type { ErasureState } from '@lianxin/domain';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** A person's sign-in, with time, address and device. */
export const signInRecord = pgTable('sign_in_record', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  at: instant('at').notNull(),
  address: text('address'),
  /** Browser and system, as "Chrome · Windows". */
  device: text('device'),
  /** The partner that signed the person on; null for a sign-in on the portal. */
  openedBy: text('opened_by'),
});

/** A person's request to have their data erased, and the decision. */
export const erasureRequest = pgTable('erasure_request', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  state: text('state').$type<ErasureState>().notNull(),
  version: integer('version').notNull(),
  requestedAt: instant('requested_at').notNull(),
  decidedAt: instant('decided_at'),
  decidedBy: text('decided_by'),
  reason: text('reason'),
});

import type { ErasureState } from '@lianxin/domain';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** A sign-in of a person: when, from where, on what. */
export const signInRecord = pgTable('sign_in_record', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  at: instant('at').notNull(),
  address: text('address'),
  /** Browser and system, as "Chrome · Windows". */
  device: text('device'),
  /** The partner whose sign-on it was. */
  openedBy: text('opened_by'),
});

/** That a person asks for their data to be erased, and what became of it. */
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

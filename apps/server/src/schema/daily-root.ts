import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day } from './columns.ts';
import type { VoucherId } from './ids.ts';

/** A chain's leaf position in the Merkle trees, counted from 0. It never changes. */
export const chainPlace = pgTable('chain_place', {
  voucherId: text('voucher_id').$type<VoucherId>().primaryKey(),
  place: bigint('place', { mode: 'number' }).notNull(),
});

/** The daily Merkle root over the heads of all chains. */
export const dailyRoot = pgTable('daily_root', {
  day: day('day').primaryKey(),
  chains: bigint('chains', { mode: 'number' }).notNull(),
  root: text('root').notNull(),
  previousRoot: text('previous_root').notNull(),
  /** Kept as text, because the signature covers these exact characters. */
  computedAt: text('computed_at').notNull(),
  publicKey: text('public_key').notNull(),
  signature: text('signature').notNull(),
  /** The announcement of an earlier root; roots are no longer announced one by one. */
  announcementId: text('announcement_id'),
});

/** A chain's head as covered by a daily root; written only when the head changed since the previous root. */
export const anchoredHead = pgTable(
  'anchored_head',
  {
    place: bigint('place', { mode: 'number' }).notNull(),
    day: day('day').notNull(),
    head: text('head').notNull(),
    length: integer('length').notNull(),
  },
  (table) => [primaryKey({ columns: [table.place, table.day] })],
);

/** The subtree root over one block of a day's leaves. */
export const dailyRootBlock = pgTable(
  'daily_root_block',
  { day: day('day').notNull(), block: integer('block').notNull(), root: text('root').notNull() },
  (table) => [primaryKey({ columns: [table.day, table.block] })],
);

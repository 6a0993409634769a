import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day } from './columns.ts';
import type { VoucherId } from './ids.ts';

/** Where a chain stands under the roots, 0 for the first: given once. */
export const chainPlace = pgTable('chain_place', {
  voucherId: text('voucher_id').$type<VoucherId>().primaryKey(),
  place: bigint('place', { mode: 'number' }).notNull(),
});

/** One root a day over the heads of all chains. */
export const dailyRoot = pgTable('daily_root', {
  day: day('day').primaryKey(),
  chains: bigint('chains', { mode: 'number' }).notNull(),
  root: text('root').notNull(),
  previousRoot: text('previous_root').notNull(),
  /** Text, exactly as signed. */
  computedAt: text('computed_at').notNull(),
  publicKey: text('public_key').notNull(),
  signature: text('signature').notNull(),
  announcementId: text('announcement_id').notNull(),
});

/** A chain's head as a root covered it: a row for the first root that found it so. */
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

/** The root over one block of a day's leaves. */
export const dailyRootBlock = pgTable(
  'daily_root_block',
  { day: day('day').notNull(), block: integer('block').notNull(), root: text('root').notNull() },
  (table) => [primaryKey({ columns: [table.day, table.block] })],
);

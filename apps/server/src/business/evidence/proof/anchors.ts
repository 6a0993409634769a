import { merklePath, type CivilDate, type SignedRoot } from '@lianxin/domain';
import { asc, eq } from 'drizzle-orm';
import { sm3 } from '../../../ledger/sm3.ts';
import type { Db } from '../../../platform/db/client.ts';
import { settled } from '../../../platform/db/settled.ts';
import { dailyRoot, dailyRootBlock } from '../../../schema/index.ts';
import { BLOCK, leavesOf } from './leaves.ts';

/** A root for display and verification. */
export const rootView = ({
  announcementId: _announcement,
  ...root
}: typeof dailyRoot.$inferSelect): SignedRoot & { readonly day: CivilDate } => root;

interface CoveredChain {
  readonly day: CivilDate;
  /** Position of the chain. */
  readonly place: number;
  /** Number of the chain's events under that root. */
  readonly length: number;
}

/** The Merkle path from a chain to a daily root: the leaves of its block and the roots of all blocks. */
export async function anchorOf(db: Db, { day, place, length }: CoveredChain) {
  const block = Math.floor(place / BLOCK);
  const [[row], blocks, leaves] = await settled([
    db.select().from(dailyRoot).where(eq(dailyRoot.day, day)),
    db.select({ root: dailyRootBlock.root }).from(dailyRootBlock).where(eq(dailyRootBlock.day, day)).orderBy(asc(dailyRootBlock.block)),
    leavesOf(db, day, block),
  ] as const);
  if (!row) throw new Error(`there is no root of ${day}`);
  const above = merklePath(
    blocks.map(({ root }) => root),
    block,
    sm3,
  );
  return { root: rootView(row), index: place, length, path: [...merklePath(leaves, place % BLOCK, sm3), ...above] };
}

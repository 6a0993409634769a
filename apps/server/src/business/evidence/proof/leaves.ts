import { leafHash, merkleRoot, type CivilDate } from '@lianxin/domain';
import { and, desc, eq, gte, lt, lte } from 'drizzle-orm';
import { sm3 } from '../../../ledger/sm3.ts';
import type { Db } from '../../../platform/db/client.ts';
import { anchoredHead, chainPlace, voucher } from '../../../schema/index.ts';

/** A power of two, so that the tree over block roots equals the tree over all leaves. */
export const BLOCK = 1024;

/** Leaf hashes of a block in order, as of a daily root. */
export async function leavesOf(db: Db, day: CivilDate, block: number): Promise<string[]> {
  const { place, head, length } = anchoredHead;
  const rows = await db
    .selectDistinctOn([place], { voucherNumber: voucher.number, head, length })
    .from(anchoredHead)
    .innerJoin(chainPlace, eq(chainPlace.place, place))
    .innerJoin(voucher, eq(voucher.id, chainPlace.voucherId))
    .where(and(gte(place, block * BLOCK), lt(place, (block + 1) * BLOCK), lte(anchoredHead.day, day)))
    .orderBy(place, desc(anchoredHead.day));
  return rows.map((leaf) => leafHash(leaf, sm3));
}

export const blockRoot = (leaves: readonly string[]): string => merkleRoot(leaves, sm3);

import { dailyRootText, genesisHash, merkleTree, type CivilDate, type SignedRoot } from '@lianxin/domain';
import { desc, sql } from 'drizzle-orm';
import { sm3 } from '../../../ledger/sm3.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { PlatformSeal } from '../../../platform/signer/platform-seal.ts';
import { anchoredHead, chainPlace, dailyRoot, dailyRootBlock, voucher } from '../../../schema/index.ts';
import { BLOCK, blockRoot, leavesOf } from './leaves.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly seal: PlatformSeal;
}

/** Stores the heads of new and longer chains, all as of one snapshot. */
async function noteHeads(db: Db, day: CivilDate): Promise<number> {
  await db.execute(sql`
    insert into ${chainPlace} (voucher_id, place)
    select ${voucher.id}, (select count(*) from ${chainPlace}) + row_number() over (order by ${voucher.createdAt}, ${voucher.id}) - 1
    from ${voucher} where not exists (select from ${chainPlace} where ${chainPlace.voucherId} = ${voucher.id})`);
  await db.execute(sql`
    insert into ${anchoredHead} (place, day, head, length)
    select ${chainPlace.place}, ${day}, ${voucher.chainHead}, ${voucher.chainLength}
    from ${chainPlace} join ${voucher} on ${voucher.id} = ${chainPlace.voucherId}
    where ${voucher.chainHead} is distinct from (
      select last.head from ${anchoredHead} last where last.place = ${chainPlace.place} order by last.day desc limit 1)`);
  return db.$count(chainPlace);
}

export async function latestRoot(db: Db): Promise<typeof dailyRoot.$inferSelect | undefined> {
  const [row] = await db.select().from(dailyRoot).orderBy(desc(dailyRoot.day)).limit(1);
  return row;
}

/**
 * Computes and signs the root over all chains for a business day. Reads leaves block by block to limit memory. Undefined if a root of that
 * day or a later one exists.
 */
export async function computeRoot({ db, clock, seal }: Needs, day: CivilDate): Promise<SignedRoot | undefined> {
  const before = await latestRoot(db);
  if (before && before.day >= day) return undefined;
  const chains = await noteHeads(db, day);
  const tree = merkleTree(sm3);
  for (let block = 0; block * BLOCK < chains; block += 1) {
    const root = blockRoot(await leavesOf(db, day, block));
    await db.insert(dailyRootBlock).values({ day, block, root });
    tree.add(root);
  }
  const root = { day, chains, root: tree.root(), previousRoot: before?.root ?? genesisHash, computedAt: clock.now().toISOString() };
  return { ...root, publicKey: seal.certificate.publicKey, signature: seal.sign(dailyRootText(root)) };
}

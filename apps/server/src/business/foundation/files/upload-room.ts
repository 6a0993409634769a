import { Refusal } from '@lianxin/domain';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { isRegistrant } from '../../../platform/storage/object-key.ts';
import { upload } from '../../../schema/index.ts';

/** A person who registers an enterprise uploads only its papers. */
const REGISTRANT_MB = 200;
const MIB = 1024 * 1024;
/** Counted for each file at least: a million files of one byte are a burden too. */
const MIN_COUNTED_BYTES = 64 * 1024;
/** Space stays reserved this long for an unused permission, because an external store may have the file already. */
const RESERVED_MS = 24 * 3_600_000;

export interface SpaceRequest {
  readonly key: string;
  readonly owner: string;
  readonly size: number;
}

/** Reserves space for one file. Refuses STORAGE_FULL when stored and reserved files exceed the owner's limit. */
export async function reserveSpace(db: Db, { key, owner, size }: SpaceRequest, now: Date, enterpriseMb: number): Promise<void> {
  const most = isRegistrant(owner) ? REGISTRANT_MB : enterpriseMb;
  // Serialise requests of one owner, so that two cannot take the same remaining space.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 18))`);
  const [held] = await db
    .select({ bytes: sql<string>`coalesce(sum(greatest(${upload.size}, ${MIN_COUNTED_BYTES})), 0)` })
    .from(upload)
    .where(and(eq(upload.owner, owner), or(upload.stored, gt(upload.grantedAt, new Date(now.getTime() - RESERVED_MS)))));
  if (Number(held?.bytes ?? 0) + Math.max(size, MIN_COUNTED_BYTES) > most * MIB) throw new Refusal('STORAGE_FULL', { most });
  await db.insert(upload).values({ key, owner, size, grantedAt: now });
}

/** Uses up the permission for a key, which is good for one file. False if there is none or it was used. */
export async function takePermission(db: Db, key: string, size: number): Promise<boolean> {
  const taken = await db
    .update(upload)
    .set({ stored: true, size })
    .where(and(eq(upload.key, key), eq(upload.stored, false)))
    .returning({ key: upload.key });
  return taken.length > 0;
}

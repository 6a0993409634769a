import { Refusal } from '@lianxin/domain';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { isRegistrant } from '../../../platform/storage/object-key.ts';
import { upload } from '../../../schema/index.ts';

/** Who registers an enterprise keeps no more than its papers. */
const REGISTRANT_MB = 200;
const MIB = 1024 * 1024;
/** The smallest file takes so much room: a million of one byte each are a burden too. */
const LEAST_BYTES = 64 * 1024;
/** A permission that nobody used holds its room so long: an outside store may have the file all the same. */
const HELD_MS = 24 * 3_600_000;

export interface Wanted {
  readonly key: string;
  readonly owner: string;
  readonly size: number;
}

/** Promises room for one file. Refuses STORAGE_FULL where the owner keeps, and was promised, as much as they may. */
export async function takeRoom(db: Db, { key, owner, size }: Wanted, now: Date, enterpriseMb: number): Promise<void> {
  const most = isRegistrant(owner) ? REGISTRANT_MB : enterpriseMb;
  // Of two who ask at once for the last of it, one waits for the other.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 18))`);
  const [held] = await db
    .select({ bytes: sql<string>`coalesce(sum(greatest(${upload.size}, ${LEAST_BYTES})), 0)` })
    .from(upload)
    .where(and(eq(upload.owner, owner), or(upload.stored, gt(upload.grantedAt, new Date(now.getTime() - HELD_MS)))));
  if (Number(held?.bytes ?? 0) + Math.max(size, LEAST_BYTES) > most * MIB) throw new Refusal('STORAGE_FULL', { most });
  await db.insert(upload).values({ key, owner, size, grantedAt: now });
}

/** Takes the permission for a key, which is for one file: false where there is none, or it was used. */
export async function takePermission(db: Db, key: string, size: number): Promise<boolean> {
  const taken = await db
    .update(upload)
    .set({ stored: true, size })
    .where(and(eq(upload.key, key), eq(upload.stored, false)))
    .returning({ key: upload.key });
  return taken.length > 0;
}

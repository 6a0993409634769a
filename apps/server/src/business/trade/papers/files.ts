import type { EnterpriseNo, FileId } from '@lianxin/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { file, fileGrant } from '../../../schema/index.ts';

export type FileRow = typeof file.$inferSelect;

export async function filesById(db: Db, ids: Iterable<FileId | null>): Promise<Map<string, FileRow>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const rows = wanted.length === 0 ? [] : await db.select().from(file).where(inArray(file.id, wanted));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Ids of files that are not the enterprise's own. */
export async function foreignFiles(db: Db, enterpriseNo: EnterpriseNo, ids: readonly FileId[]): Promise<FileId[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: file.id })
    .from(file)
    .where(and(inArray(file.id, [...ids]), eq(file.enterpriseNo, enterpriseNo)));
  const own = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !own.has(id));
}

/** Lets another party of a transaction read the files. */
export async function grantFiles(db: Db, ids: readonly FileId[], enterpriseNo: EnterpriseNo): Promise<void> {
  if (ids.length === 0) return;
  deferWrites(
    db,
    db
      .insert(fileGrant)
      .values(ids.map((fileId) => ({ fileId, enterpriseNo })))
      .onConflictDoNothing(),
  );
}

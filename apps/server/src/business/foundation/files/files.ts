import type { FileView } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { file, fileGrant, storedObject } from '../../../schema/index.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { sha256 } from '../../../platform/security/keys.ts';
import { fileView } from './file-view.ts';
import { inspectContent, isWord } from '../../../platform/storage/inspect.ts';
import { takePermission } from './upload-room.ts';
import { WORD_TYPE } from '../../../platform/storage/upload-policy.ts';
import { ownerOfKey, ownerOfUploads } from '../../../platform/storage/object-key.ts';

type FileRow = typeof file.$inferSelect;

/** Removes folders, control characters and marks that change the reading direction. */
const cleanName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_')
    .slice(-120)
    .replace(/^\p{Surrogate}/u, '');

async function knownObject(db: Db, key: string) {
  const [known] = await db.select().from(storedObject).where(eq(storedObject.key, key));
  // Word files are converted to PDF first (`wordToPdf`).
  if (known?.contentType === WORD_TYPE) throw new Refusal('FILE_REJECTED');
  return known;
}

/** An external store accepts uploads unchecked, so an object is inspected when it is first registered. */
async function inspectedObject({ db, store, wallClock, viewer }: CallContext, key: string) {
  const known = await knownObject(db, key);
  if (known) return known;
  const content = await store.get(key);
  if (!content) throw new Refusal('NOT_FOUND');
  const inspected = await inspectContent(content);
  if (!inspected || isWord(inspected.contentType)) throw new Refusal('FILE_REJECTED');
  if (!(await takePermission(db, key, content.length))) {
    // Another request may have registered it meanwhile.
    const taken = await knownObject(db, key);
    if (!taken) throw new Refusal('NOT_FOUND');
    return taken;
  }
  const row = {
    key,
    enterpriseNo: viewer.enterpriseNo,
    size: content.length,
    contentType: inspected.contentType,
    sha256: sha256(content),
    storedAt: wallClock.now(),
  };
  await db.insert(storedObject).values(row);
  return row;
}

/** Registering the same object again returns the same file. */
export async function registerFile(context: CallContext, key: string, name: string): Promise<FileView> {
  const { db, viewer, ids, clock } = context;
  if (ownerOfKey(key) !== ownerOfUploads(viewer)) throw new Refusal('NOT_FOUND');
  const { size, contentType } = await inspectedObject(context, key);
  const row = {
    id: ids.next(),
    enterpriseNo: viewer.enterpriseNo,
    key,
    name: cleanName(name),
    size,
    contentType,
    uploadedBy: viewer.userId,
    uploadedAt: clock.now(),
  };
  const [made] = await db.insert(file).values(row).onConflictDoNothing().returning();
  if (made) return fileView(made);
  const [present] = await db.select().from(file).where(eq(file.key, key));
  if (!present) throw new Refusal('NOT_FOUND');
  return fileView(present);
}

const readableBy = (db: Db, enterpriseNo: string) =>
  or(
    eq(file.enterpriseNo, enterpriseNo),
    exists(
      db
        .select({ one: sql`1` })
        .from(fileGrant)
        .where(and(eq(fileGrant.fileId, file.id), eq(fileGrant.enterpriseNo, enterpriseNo))),
    ),
  );

/** Files the enterprise may read, in no particular order. */
export async function readableFiles(db: Db, enterpriseNo: string, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(file)
    .where(and(inArray(file.id, [...ids]), readableBy(db, enterpriseNo)));
}

interface Reader {
  readonly enterpriseNo: string | null;
  readonly userId: string;
}

/** Files of the person's enterprise, or those they uploaded before they had one. */
export async function filesReadBy(db: Db, { enterpriseNo, userId }: Reader, ids: readonly string[]): Promise<FileRow[]> {
  if (enterpriseNo !== null) return readableFiles(db, enterpriseNo, ids);
  if (ids.length === 0) return [];
  return db
    .select()
    .from(file)
    .where(and(inArray(file.id, [...ids]), isNull(file.enterpriseNo), eq(file.uploadedBy, userId)));
}

export async function readableFile(db: Db, reader: Reader, id: string): Promise<FileRow | undefined> {
  const [row] = await filesReadBy(db, reader, [id]);
  return row;
}

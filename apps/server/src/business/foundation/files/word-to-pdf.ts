import { Refusal } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { ServedHandlers } from '../../../calls/handler.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import { sha256 } from '../../../platform/security/keys.ts';
import { contentTypeOf, isWord } from '../../../platform/storage/inspect.ts';
import { ownerOfKey, ownerOfUploads } from '../../../platform/storage/object-key.ts';
import { MAX_BYTES } from '../../../platform/storage/upload-policy.ts';
import { WordError } from '../../../platform/word/read-word.ts';
import { wordPdf } from '../../../platform/word/word-pdf.ts';
import { storedObject, upload } from '../../../schema/index.ts';
import { takePermission } from './upload-room.ts';
import { registerFile } from './files.ts';

const REFUSED = { rejected: 'FILE_REJECTED', busy: 'TOO_FREQUENT', failed: 'WORD_UNREADABLE' } as const;

/** The PDF is stored next to the Word file. */
const pdfKeyOf = (key: string): string => `${key.replace(/[^/]*$/, '')}converted.pdf`;

/** Converts a Word file of the caller's enterprise and registers the PDF. Converting the same upload again returns the same file. */
export const wordToPdf: ServedHandlers['file']['wordToPdf'] = async (context, { key, name }, { limiter }) => {
  const { viewer, store, wallClock, transaction } = context;
  await limiter.take(LIMITS.convertWord, viewer.userId);
  const owner = ownerOfUploads(viewer);
  const content = ownerOfKey(key) === owner ? await store.get(key) : undefined;
  if (!content) throw new Refusal('NOT_FOUND');
  if (content.length > MAX_BYTES || !isWord(contentTypeOf(content))) throw new Refusal('FILE_REJECTED');
  const pdfKey = pdfKeyOf(key);
  const title = name.replace(/\.docx$/i, '');
  if ((await store.get(pdfKey)) === undefined) {
    const pdf = await wordPdf(content, title, wallClock.now()).catch((error: unknown) => {
      throw error instanceof WordError ? new Refusal(REFUSED[error.kind]) : error;
    });
    await store.put(pdfKey, pdf);
  }
  const kept = await store.get(pdfKey);
  if (!kept) throw new Refusal('NOT_FOUND');
  return transaction(async (db) => {
    const now = wallClock.now();
    // An upload to an external store is first inspected here; the PDF takes over its reserved space.
    await takePermission(db, key, content.length);
    await db.insert(upload).values({ key: pdfKey, owner, size: kept.length, grantedAt: now, stored: true }).onConflictDoNothing();
    const row = {
      key: pdfKey,
      enterpriseNo: viewer.enterpriseNo,
      size: kept.length,
      contentType: 'application/pdf',
      sha256: sha256(kept),
      storedAt: now,
    };
    const [known] = await db.select({ key: storedObject.key }).from(storedObject).where(eq(storedObject.key, pdfKey));
    if (!known) await db.insert(storedObject).values(row).onConflictDoNothing();
    return registerFile({ ...context, db }, pdfKey, `${title}.pdf`);
  });
};

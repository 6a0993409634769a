import type { Db } from '../../../platform/db/client.ts';
import { legalDocument } from '../../../schema/index.ts';
import { sm3 } from '../../../ledger/sm3.ts';
import { sha256 } from '../../../platform/security/keys.ts';
import type { LegalDocument } from './legal-document.ts';
import { LIBRARY } from './library.ts';

/** Inserts versions that the database lacks. Throws if a published text was changed, because people agreed to it. */
export async function publishDocuments(db: Db, library: readonly LegalDocument[] = LIBRARY): Promise<void> {
  const rows = library.map((document) => ({ ...document, sm3: sm3(document.text), sha256: sha256(document.text) }));
  if (rows.length > 0) await db.insert(legalDocument).values(rows).onConflictDoNothing();
  const published = await db.select({ id: legalDocument.id, version: legalDocument.version, sm3: legalDocument.sm3 }).from(legalDocument);
  for (const { id, version, sm3: hash } of rows)
    if (published.some((one) => one.id === id && one.version === version && one.sm3 !== hash))
      throw new Error(`The text of ${id} ${version} was changed after it was published. Put it back and add a new version.`);
}

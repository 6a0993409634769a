import type { DocumentId } from '@lianxin/api/contract';
import type { CivilDate } from '@lianxin/domain';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { legalDocument } from '../../../schema/index.ts';

export type DocumentRow = typeof legalDocument.$inferSelect;

/** The version of each document that holds on a day. */
export async function documentsInForce(db: Db, today: CivilDate): Promise<DocumentRow[]> {
  return db
    .selectDistinctOn([legalDocument.id])
    .from(legalDocument)
    .where(lte(legalDocument.effectiveFrom, today))
    .orderBy(legalDocument.id, desc(legalDocument.effectiveFrom), desc(legalDocument.version));
}

/** The version of one document that holds on a day; undefined where none does. */
export async function documentInForce(db: Db, id: DocumentId, today: CivilDate): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(legalDocument)
    .where(and(eq(legalDocument.id, id), lte(legalDocument.effectiveFrom, today)))
    .orderBy(desc(legalDocument.effectiveFrom), desc(legalDocument.version))
    .limit(1);
  return row;
}

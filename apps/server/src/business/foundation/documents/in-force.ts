import type { DocumentId } from '@lianxin/api/contract';
import type { CivilDate } from '@lianxin/domain';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { legalDocument } from '../../../schema/index.ts';

export type DocumentRow = typeof legalDocument.$inferSelect;

export async function documentsInForce(db: Db, today: CivilDate): Promise<DocumentRow[]> {
  return db
    .selectDistinctOn([legalDocument.id])
    .from(legalDocument)
    .where(lte(legalDocument.effectiveFrom, today))
    .orderBy(legalDocument.id, desc(legalDocument.effectiveFrom), desc(legalDocument.version));
}

/** Undefined if no version is in force on that day. */
export async function documentInForce(db: Db, id: DocumentId, today: CivilDate): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(legalDocument)
    .where(and(eq(legalDocument.id, id), lte(legalDocument.effectiveFrom, today)))
    .orderBy(desc(legalDocument.effectiveFrom), desc(legalDocument.version))
    .limit(1);
  return row;
}

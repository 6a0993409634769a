import type { DocumentConsent, EnterpriseNo, UserId } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { legalConsent, legalDocument } from '../../../schema/index.ts';
import type { VisitorContext } from '../../../platform/call-context.ts';
import { documentInForce, type DocumentRow } from './in-force.ts';

export interface Consent {
  readonly userId: UserId;
  /** For whom the person agreed; null before they act for anyone. */
  readonly enterpriseNo: EnterpriseNo | null;
  /** What the person was shown. */
  readonly documents: readonly DocumentConsent[];
}

/**
 * Writes down, in the transaction of the act, that a person agreed to documents: which version, the hash of its text, from where and when.
 * Refuses DOCUMENT_SUPERSEDED where another version is in force by now. Answers the documents as they stand.
 */
export async function recordConsent(
  { db, ids, clock, wallClock, ip }: Pick<VisitorContext, 'db' | 'ids' | 'clock' | 'wallClock' | 'ip'>,
  { userId, enterpriseNo, documents }: Consent,
): Promise<DocumentRow[]> {
  const agreed: DocumentRow[] = [];
  for (const { id, version } of documents) {
    const current = await documentInForce(db, id, clock.today());
    if (current?.version !== version) throw new Refusal('DOCUMENT_SUPERSEDED');
    agreed.push(current);
  }
  const common = { userId, enterpriseNo, address: ip, givenAt: wallClock.now() };
  if (agreed.length > 0)
    await db
      .insert(legalConsent)
      .values(agreed.map(({ id, version, sm3 }) => ({ ...common, id: ids.next(), documentId: id, version, sm3 })));
  return agreed;
}

/** A consent to the version of a document that is in force, and when it was last given. */
export interface ConsentInForce extends DocumentConsent {
  readonly agreedAt: Date;
}

/** Which documents a person has agreed to in the version in force, before they acted for anybody. */
export async function personalConsents({ db, clock }: Pick<VisitorContext, 'db' | 'clock'>, userId: UserId): Promise<ConsentInForce[]> {
  const { documentId, version, givenAt } = legalConsent;
  const inForce = db
    .select({ version: legalDocument.version })
    .from(legalDocument)
    .where(and(eq(legalDocument.id, documentId), lte(legalDocument.effectiveFrom, clock.today())))
    .orderBy(desc(legalDocument.effectiveFrom), desc(legalDocument.version))
    .limit(1);
  return db
    .selectDistinctOn([documentId], { id: documentId, version, agreedAt: givenAt })
    .from(legalConsent)
    .where(and(eq(legalConsent.userId, userId), isNull(legalConsent.enterpriseNo), sql`${version} = (${inForce})`))
    .orderBy(documentId, desc(givenAt));
}

/** Lets what a person last agreed to, before they acted for anybody, hold for an enterprise as well. */
export async function copyConsentsTo(
  { db, ids }: Pick<VisitorContext, 'db' | 'ids'>,
  { userId, enterpriseNo }: { readonly userId: UserId; readonly enterpriseNo: EnterpriseNo },
): Promise<void> {
  const given = await db
    .selectDistinctOn([legalConsent.documentId])
    .from(legalConsent)
    .where(and(eq(legalConsent.userId, userId), isNull(legalConsent.enterpriseNo)))
    .orderBy(legalConsent.documentId, desc(legalConsent.givenAt));
  if (given.length > 0) await db.insert(legalConsent).values(given.map((row) => ({ ...row, id: ids.next(), enterpriseNo })));
}

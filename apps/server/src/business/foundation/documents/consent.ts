import type { DocumentConsent, EnterpriseNo, UserId } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { legalConsent, legalDocument } from '../../../schema/index.ts';
import type { VisitorContext } from '../../../platform/call-context.ts';
import { documentInForce, type DocumentRow } from './in-force.ts';

export interface Consent {
  readonly userId: UserId;
  /** Null if the person did not act for an enterprise yet. */
  readonly enterpriseNo: EnterpriseNo | null;
  readonly documents: readonly DocumentConsent[];
}

/**
 * Records a consent in the transaction of the call: version, text hash, address and time. Refuses DOCUMENT_SUPERSEDED when a newer version
 * is in force. Returns the documents.
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

/** The time is that of the last consent to the version in force. */
export interface ConsentInForce extends DocumentConsent {
  readonly agreedAt: Date;
}

/** Consents to versions in force that the person gave before acting for an enterprise. */
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

/** Applies the consents that a person gave before acting for an enterprise to that enterprise as well. */
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

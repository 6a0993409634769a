import type { DocumentConsent, EnterpriseNo, UserId } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { legalConsent } from '../../../schema/index.ts';
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

import type { contract, DocumentId, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { messageOf } from '@lianxin/domain';
import { eq, sql } from 'drizzle-orm';
import { agreementSignature, enterprise } from '../../../schema/index.ts';
import { recordConsent } from '../documents/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { notify } from '../messages/index.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { confirmIdentity } from '../../../platform/security/confirm-identity.ts';
import type { Services } from '../../../platform/services.ts';
import { requireSignature } from '../signed-text/index.ts';
import { supplementOf } from './supplement.ts';

type Sign = (typeof contract)['enterprise']['signAgreement'];

/** One signature covers the version and hash of both the supplementary agreement and the authorisation. */
export async function signAgreement(
  { signerOn, database }: Pick<Services, 'signerOn' | 'database'>,
  context: CallContext,
  { signature, password }: RequestOf<Sign>,
): Promise<ResponseOf<Sign>> {
  // Requests may not read passwords.
  await confirmIdentity({ ...context, db: database.db, transaction: (work) => database.transaction(work) }, password);
  const enterpriseNo = enterpriseOf(context);
  return context.transaction(async (db) => {
    const within = { ...context, db, signer: signerOn(db) };
    // Lock the enterprise: a second administrator who signs at the same time finds it signed.
    await db.select({ no: enterprise.enterpriseNo }).from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo)).for('update');
    const { text, documents } = await supplementOf(within);
    const signed = await requireSignature(within, { act: 'supplementSign', subjectId: enterpriseNo, version: 0, text }, signature);
    const { viewer, ids, clock } = context;
    const signedAt = clock.now();
    const rows = documents.map(({ id, version, sm3 }) => ({
      id: ids.next(),
      enterpriseNo,
      userId: viewer.userId,
      documentId: id,
      version,
      sm3,
      ...signed,
      signedAt,
    }));
    await db.insert(agreementSignature).values(rows);
    const idOf = (wanted: DocumentId) => rows.find(({ documentId }) => documentId === wanted)?.id ?? null;
    await db
      .update(enterprise)
      .set({
        agreementFile: sql`coalesce(${enterprise.agreementFile}, ${idOf('supplementaryAgreement')})`,
        authorisationFile: sql`coalesce(${enterprise.authorisationFile}, ${idOf('authorisationLetter')})`,
      })
      .where(eq(enterprise.enterpriseNo, enterpriseNo));
    await recordConsent(within, { userId: viewer.userId, enterpriseNo, documents });
    await recordAudit(within, 'enterprise.signAgreement', enterpriseNo);
    await notify(within, { ...messageOf('agreementSigned', { person: viewer.displayName }), enterpriseNo });
    return { signedAt: signedAt.toISOString() };
  });
}

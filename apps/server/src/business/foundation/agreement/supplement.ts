import type { DocumentId } from '@lianxin/api/contract';
import { agreementSignatureText, asksForSupplement, Refusal } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { enterprise, enterpriseConfig } from '../../../schema/index.ts';
import { documentInForce, type DocumentRow } from '../documents/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { elementsOf, type SignedText } from '../signed-text/index.ts';

/** The agreement is stored as file4 of the enterprise, the authorisation as file5. */
const SIGNED: readonly DocumentId[] = ['supplementaryAgreement', 'authorisationLetter'];

export interface Supplement extends SignedText {
  readonly documents: readonly DocumentRow[];
}

/** Refuses DUPLICATE when there is nothing left to sign. */
export async function supplementOf(context: CallContext): Promise<Supplement> {
  const { db, viewer, clock } = context;
  const enterpriseNo = enterpriseOf(context);
  const [row] = await db.select().from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo));
  const configs = await db.select().from(enterpriseConfig).where(eq(enterpriseConfig.enterpriseNo, enterpriseNo));
  if (!row) throw new Refusal('NOT_FOUND');
  if (!asksForSupplement({ ...row, role: viewer.role, id: viewer.userId, configs })) throw new Refusal('DUPLICATE');
  const documents: DocumentRow[] = [];
  for (const id of SIGNED) {
    const document = await documentInForce(db, id, clock.today());
    if (!document) throw new Error(`There is no ${id} in force.`);
    documents.push(document);
  }
  const party = { enterpriseName: row.name, creditCode: row.creditCode, signerName: viewer.displayName };
  return {
    documents,
    text: agreementSignatureText({ ...party, documents }),
    elements: [
      ...elementsOf(party),
      ...documents.flatMap(({ title, version, sm3 }) => elementsOf({ document: `${title} ${version}`, documentHash: sm3 })),
    ],
  };
}

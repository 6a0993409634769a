import { desc, eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Keyring } from '../../../platform/security/keys.ts';
import {
  auditLog,
  certificate,
  enterprise,
  erasureRequest,
  legalConsent,
  membership,
  messageDelivery,
  setting,
  signInRecord,
  userAccount,
} from '../../../schema/index.ts';
import { identityDocumentOf } from './identity-number.ts';

/** Everything stored about a person, unmasked because it is theirs; no passwords or keys. */
export async function personalData(needs: { readonly keys: Keyring }, { db, viewer, wallClock }: CallContext): Promise<string> {
  const { userId } = viewer;
  const [person] = await db
    .select({
      userId: userAccount.userId,
      userName: userAccount.userName,
      displayName: userAccount.displayName,
      mobile: userAccount.mobile,
      mail: userAccount.mail,
      identityNumber: userAccount.identityNumber,
      createdAt: userAccount.createdAt,
      lastSignInAt: userAccount.lastSignInAt,
    })
    .from(userAccount)
    .where(eq(userAccount.userId, userId));
  const positions = await db
    .select({ enterpriseNo: membership.enterpriseNo, enterprise: enterprise.name, role: membership.role, frozenAt: membership.frozenAt })
    .from(membership)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, membership.enterpriseNo))
    .where(eq(membership.userId, userId));
  const certificates = await db
    .select({
      serial: certificate.serial,
      subject: certificate.subject,
      issuedBy: certificate.issuedBy,
      validUntil: certificate.validUntil,
    })
    .from(certificate)
    .where(eq(certificate.userId, userId));
  const consents = await db
    .select({
      document: legalConsent.documentId,
      version: legalConsent.version,
      textHash: legalConsent.sm3,
      address: legalConsent.address,
      givenAt: legalConsent.givenAt,
    })
    .from(legalConsent)
    .where(eq(legalConsent.userId, userId))
    .orderBy(desc(legalConsent.givenAt));
  const signIns = await db
    .select({ at: signInRecord.at, address: signInRecord.address, device: signInRecord.device, partner: signInRecord.openedBy })
    .from(signInRecord)
    .where(eq(signInRecord.userId, userId))
    .orderBy(desc(signInRecord.at));
  const acts = await db
    .select({ at: auditLog.at, action: auditLog.action, enterpriseNo: auditLog.enterpriseNo })
    .from(auditLog)
    .where(eq(auditLog.userId, userId))
    .orderBy(desc(auditLog.at));
  const [delivery] = await db.select().from(messageDelivery).where(eq(messageDelivery.userId, userId));
  const settings = await db.select({ name: setting.name, value: setting.value }).from(setting).where(eq(setting.userId, userId));
  const erasures = await db
    .select({ state: erasureRequest.state, requestedAt: erasureRequest.requestedAt, decidedAt: erasureRequest.decidedAt })
    .from(erasureRequest)
    .where(eq(erasureRequest.userId, userId));
  const document = person && identityDocumentOf(needs, person);
  const everything = {
    exportedAt: wallClock.now().toISOString(),
    person: person && { ...person, identityKind: document?.kind ?? null, identityNumber: document?.number ?? null },
    positions,
    certificates,
    consents,
    signIns,
    acts,
    messageDelivery: delivery ?? null,
    settings,
    erasures,
  };
  return `${JSON.stringify(everything, undefined, 2)}\n`;
}

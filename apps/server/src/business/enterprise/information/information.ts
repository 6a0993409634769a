import type { contract, ResponseOf } from '@lianxin/api/contract';
import { asksForSupplement, maskName, Refusal } from '@lianxin/domain';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import {
  agreementSignature,
  bankAccount,
  certificate,
  enterprise,
  enterpriseConfig,
  informationChangeRow,
  legalConsent,
  userAccount,
} from '../../../schema/index.ts';
import { fileView } from '../../foundation/files/index.ts';
import { changeView, filesOf, filesOfChange } from './change-view.ts';
import { contactView } from './contact.ts';

type Information = ResponseOf<(typeof contract)['enterprise']['information']>;

/** The newest of each document; signatures before consents. */
async function agreementsOf(db: Db, enterpriseNo: string): Promise<Information['agreements']> {
  const signed = await db
    .selectDistinctOn([agreementSignature.documentId], {
      id: agreementSignature.documentId,
      version: agreementSignature.version,
      at: agreementSignature.signedAt,
      agreedBy: userAccount.displayName,
    })
    .from(agreementSignature)
    .innerJoin(userAccount, eq(userAccount.userId, agreementSignature.userId))
    .where(eq(agreementSignature.enterpriseNo, enterpriseNo))
    .orderBy(agreementSignature.documentId, desc(agreementSignature.signedAt));
  const consented = await db
    .selectDistinctOn([legalConsent.documentId], {
      id: legalConsent.documentId,
      version: legalConsent.version,
      at: legalConsent.givenAt,
      agreedBy: userAccount.displayName,
    })
    .from(legalConsent)
    .innerJoin(userAccount, eq(userAccount.userId, legalConsent.userId))
    .where(eq(legalConsent.enterpriseNo, enterpriseNo))
    .orderBy(legalConsent.documentId, desc(legalConsent.givenAt));
  const only = consented.filter(({ id }) => !signed.some((one) => one.id === id));
  return [...signed.map((one) => ({ ...one, signed: true })), ...only.map((one) => ({ ...one, signed: false }))].map(({ at, ...one }) => ({
    ...one,
    agreedAt: at.toISOString(),
  }));
}

const certificatesOf = (db: Db, enterpriseNo: ReturnType<typeof enterpriseOf>, now: Date) =>
  db
    .select({
      serial: certificate.serial,
      subject: certificate.subject,
      issuedBy: certificate.issuedBy,
      validUntil: certificate.validUntil,
      driver: certificate.driver,
      holder: userAccount.displayName,
    })
    .from(certificate)
    .innerJoin(userAccount, eq(userAccount.userId, certificate.userId))
    .where(and(eq(certificate.enterpriseNo, enterpriseNo), isNull(certificate.unboundAt), gt(certificate.validUntil, now)))
    .orderBy(certificate.validUntil, certificate.serial);

/** The enterprise's data and the state of a pending change. */
export async function informationOf(context: CallContext): Promise<Information> {
  const { db, viewer, clock } = context;
  const enterpriseNo = enterpriseOf(context);
  const [known] = await db
    .select({
      row: enterprise,
      accountVerified: sql<boolean>`exists (select 1 from ${bankAccount} where ${bankAccount.enterpriseNo} = ${enterpriseNo} and ${bankAccount.verified} and ${bankAccount.state} = 'normal')`,
    })
    .from(enterprise)
    .where(eq(enterprise.enterpriseNo, enterpriseNo));
  if (!known) throw new Refusal('NOT_FOUND');
  const { row, accountVerified } = known;
  const configs = await db.select().from(enterpriseConfig).where(eq(enterpriseConfig.enterpriseNo, enterpriseNo));
  const [change] = await db
    .select()
    .from(informationChangeRow)
    .where(eq(informationChangeRow.enterpriseNo, enterpriseNo))
    .orderBy(desc(informationChangeRow.submittedAt), desc(informationChangeRow.id))
    .limit(1);
  const own = [row.licenceFile, row.legalIdFrontFile, row.legalIdBackFile].filter((id) => id !== null);
  const files = await filesOf(db, [...own, ...(change ? filesOfChange(change) : [])]);
  const fileOf = (id: string | null) => {
    const found = files.find((file) => file.id === id);
    return found ? fileView(found) : null;
  };
  const certificates = await certificatesOf(db, enterpriseNo, clock.now());
  return {
    version: row.informationVersion,
    name: row.name,
    creditCode: row.creditCode,
    legalName: maskName(row.legalName),
    address: row.address,
    size: row.size,
    registeredAt: row.createdAt.toISOString(),
    licence: fileOf(row.licenceFile),
    legalIdKind: row.legalIdKind,
    legalIdFront: fileOf(row.legalIdFrontFile),
    legalIdBack: fileOf(row.legalIdBackFile),
    elementsVerifiedAt: row.elementsVerifiedAt?.toISOString() ?? null,
    accountVerified,
    contact: contactView(row),
    agreements: await agreementsOf(db, enterpriseNo),
    supplementDue: asksForSupplement({ ...row, role: viewer.role, id: viewer.userId, configs }),
    certificates: certificates.map((one) => ({ ...one, validUntil: one.validUntil.toISOString() })),
    change: change ? changeView(change, files) : null,
  };
}

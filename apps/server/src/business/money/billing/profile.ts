import type { Contract, EnterpriseNo, ResponseOf } from '@lianxin/api/contract';
import { missingForSpecial } from '@lianxin/domain';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { Db } from '../../../platform/db/client.ts';
import { FieldRefusal, staleVersion } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { bankAccount, enterprise, invoiceProfile } from '../../../schema/index.ts';

export type Profile = ResponseOf<Contract['billing']['invoiceProfile']>;

/** Addressee of an enterprise's invoices. Before it is set, the default account is proposed. */
export async function profileOf(db: Db, enterpriseNo: EnterpriseNo): Promise<Profile> {
  const [row] = await db
    .select({ title: enterprise.name, taxNumber: enterprise.creditCode, profile: invoiceProfile, account: bankAccount })
    .from(enterprise)
    .leftJoin(invoiceProfile, eq(invoiceProfile.enterpriseNo, enterprise.enterpriseNo))
    .leftJoin(bankAccount, and(eq(bankAccount.enterpriseNo, enterprise.enterpriseNo), eq(bankAccount.isDefault, true)))
    .where(eq(enterprise.enterpriseNo, enterpriseNo))
    .orderBy(desc(bankAccount.isDefault), asc(bankAccount.id))
    .limit(1);
  if (!row) throw new Error(`enterprise ${enterpriseNo} is gone`);
  const { title, taxNumber, profile, account } = row;
  return {
    title,
    taxNumber,
    saved: profile !== null,
    kind: profile?.kind ?? 'special',
    address: profile?.address ?? '',
    phone: profile?.phone ?? '',
    bankName: profile?.bankName ?? account?.bankName ?? '',
    accountNumber: profile?.accountNumber ?? account?.accountNumber ?? '',
    email: profile?.email ?? '',
    version: profile?.version ?? 0,
    changedBy: profile?.changedBy ?? null,
    changedAt: profile?.changedAt.toISOString() ?? null,
  };
}

/** Refuses VALIDATION for fields that a special invoice lacks, and STALE_VERSION. */
export const saveInvoiceProfile: Handlers['billing']['saveInvoiceProfile'] = async (context, { version, ...form }) => {
  const { db, viewer, clock } = context;
  const enterpriseNo = enterpriseOf(context);
  const missing = missingForSpecial(form);
  if (missing.length > 0)
    throw new FieldRefusal(missing.map((path) => ({ path, message: { zh: '数电专票须填写此项', en: 'A special invoice needs it' } })));
  const [held] = await db.select().from(invoiceProfile).where(eq(invoiceProfile.enterpriseNo, enterpriseNo)).for('update');
  if (held && held.version !== version) throw staleVersion(held.changedBy, held.changedAt, held.version);
  const said = { ...form, version: held ? held.version + 1 : 1, changedBy: viewer.displayName, changedAt: clock.now() };
  await db
    .insert(invoiceProfile)
    .values({ enterpriseNo, ...said })
    .onConflictDoUpdate({ target: invoiceProfile.enterpriseNo, set: said });
  await recordAudit(context, 'billing.saveInvoiceProfile', enterpriseNo);
  return profileOf(db, enterpriseNo);
};

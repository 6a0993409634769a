import { maskEmail, maskMobile, Refusal } from '@lianxin/domain';
import type { contract, ResponseOf } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { staleVersion } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { enterprise } from '../../../schema/index.ts';

type Contact = ResponseOf<(typeof contract)['enterprise']['updateOther']>;
type StoredContact = Pick<
  typeof enterprise.$inferSelect,
  'contactName' | 'contactMobile' | 'contactMail' | 'contactAddress' | 'contactVersion' | 'contactChangedBy' | 'contactChangedAt'
>;

/** The platform's contact, with number and mailbox masked. */
export const contactView = (row: StoredContact): Contact => ({
  name: row.contactName,
  mobile: maskMobile(row.contactMobile),
  mail: maskEmail(row.contactMail),
  address: row.contactAddress,
  version: row.contactVersion,
  changedBy: row.contactChangedBy,
  changedAt: row.contactChangedAt?.toISOString() ?? null,
});

export const updateOther: Handlers['enterprise']['updateOther'] = async (context, { version, name, mobile, mail, address }) => {
  const { db, clock, viewer } = context;
  const of = eq(enterprise.enterpriseNo, enterpriseOf(context));
  const [row] = await db.select().from(enterprise).where(of).for('no key update');
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.contactVersion !== version)
    throw staleVersion(row.contactChangedBy ?? '', row.contactChangedAt ?? clock.now(), row.contactVersion);
  const next = {
    contactName: name,
    contactMobile: mobile,
    contactMail: mail,
    contactAddress: address,
    contactVersion: version + 1,
    contactChangedBy: viewer.displayName,
    contactChangedAt: clock.now(),
  };
  await db.update(enterprise).set(next).where(of);
  await recordAudit(context, 'enterprise.updateOther', row.enterpriseNo);
  return contactView(next);
};

/** Shows number and mailbox in full. */
export const revealContact: Handlers['enterprise']['revealContact'] = async (context) => {
  const enterpriseNo = enterpriseOf(context);
  const [row] = await context.db
    .select({ mobile: enterprise.contactMobile, mail: enterprise.contactMail })
    .from(enterprise)
    .where(eq(enterprise.enterpriseNo, enterpriseNo));
  if (!row) throw new Refusal('NOT_FOUND');
  await recordAudit(context, 'enterprise.revealContact', enterpriseNo);
  return row;
};

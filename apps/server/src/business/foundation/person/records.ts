import type { contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import { windowOf } from '../../../platform/db/page.ts';
import { auditLog, enterprise, legalConsent } from '../../../schema/index.ts';

type Account = (typeof contract)['account'];
type Page = RequestOf<Account['consents']>;

export async function consentsOf({ db, viewer }: CallContext, request: Page): Promise<ResponseOf<Account['consents']>> {
  const where = eq(legalConsent.userId, viewer.userId);
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select({ id: legalConsent.documentId, version: legalConsent.version, enterpriseName: enterprise.name, at: legalConsent.givenAt })
    .from(legalConsent)
    .leftJoin(enterprise, eq(enterprise.enterpriseNo, legalConsent.enterpriseNo))
    .where(where)
    .orderBy(desc(legalConsent.givenAt), desc(legalConsent.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(legalConsent).where(where);
  const list = rows.map(({ at, ...row }) => ({ ...row, agreedAt: at.toISOString() }));
  return { list, total: counted?.total ?? 0, page: request.page, pageSize: request.pageSize };
}

type Reveal = ResponseOf<Account['reveals']>['list'][number];

/** Audit entries about showing somebody unmasked data. */
const REVEALS = {
  'bankAccount.reveal': 'bankAccount',
  'enterprise.revealContact': 'contact',
  'registration.show': 'registration',
  'person.revealOwn': 'person',
  'person.export': 'export',
} as const satisfies Readonly<Record<string, Reveal['of']>>;

const isReveal = (action: string): action is keyof typeof REVEALS => Object.hasOwn(REVEALS, action);

/** Audit entries about showing this person unmasked data. */
export const revealsOf = (userId: string): SQL | undefined =>
  and(eq(auditLog.userId, userId), inArray(auditLog.action, Object.keys(REVEALS)));

export async function revealsPage({ db, viewer }: CallContext, request: Page): Promise<ResponseOf<Account['reveals']>> {
  const where = revealsOf(viewer.userId);
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select({ action: auditLog.action, enterpriseName: enterprise.name, at: auditLog.at })
    .from(auditLog)
    .leftJoin(enterprise, eq(enterprise.enterpriseNo, auditLog.enterpriseNo))
    .where(where)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(auditLog).where(where);
  const list = rows.flatMap(({ action, enterpriseName, at }) =>
    isReveal(action) ? [{ of: REVEALS[action], enterpriseName, at: at.toISOString() }] : [],
  );
  return { list, total: counted?.total ?? 0, page: request.page, pageSize: request.pageSize };
}

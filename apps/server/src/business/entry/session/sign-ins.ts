import type { contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import { windowOf } from '../../../platform/db/page.ts';
import type { Services } from '../../../platform/services.ts';
import { hasCurrentCredential, isLiveAt } from '../../../platform/session/sessions.ts';
import { enterprise, session, signInRecord, userAccount } from '../../../schema/index.ts';

type Calls = (typeof contract)['session'];

const partnerName = ({ config }: Pick<Services, 'config'>, key: string | null): string | null =>
  key === null ? null : (config.partners.find(({ id }) => id === key)?.name ?? key);

export async function liveSignIns(
  services: Pick<Services, 'config'>,
  { db, viewer, wallClock }: CallContext,
): Promise<ResponseOf<Calls['list']>> {
  const rows = await db
    .select({ row: session, enterpriseName: enterprise.name })
    .from(session)
    .innerJoin(userAccount, and(eq(userAccount.userId, session.userId), hasCurrentCredential))
    .leftJoin(enterprise, eq(enterprise.enterpriseNo, session.enterpriseNo))
    .where(and(eq(session.userId, viewer.userId), isLiveAt(wallClock.now())))
    .orderBy(desc(session.signedInAt), desc(session.sessionId));
  return rows.map(({ row, enterpriseName }) => ({
    id: row.signInId,
    address: row.address,
    device: row.device,
    partner: partnerName(services, row.openedBy),
    signedInAt: row.signedInAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    enterpriseName,
    isCurrent: row.sessionId === viewer.sessionId,
  }));
}

/** Time, place and device of past sign-ins. */
export async function signInHistory(
  services: Pick<Services, 'config'>,
  { db, viewer }: CallContext,
  request: RequestOf<Calls['history']>,
): Promise<ResponseOf<Calls['history']>> {
  const where = eq(signInRecord.userId, viewer.userId);
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select()
    .from(signInRecord)
    .where(where)
    .orderBy(desc(signInRecord.at), desc(signInRecord.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(signInRecord).where(where);
  const list = rows.map(({ at, address, device, openedBy }) => ({
    at: at.toISOString(),
    address,
    device,
    partner: partnerName(services, openedBy),
  }));
  return { list, total: counted?.total ?? 0, page: request.page, pageSize: request.pageSize };
}

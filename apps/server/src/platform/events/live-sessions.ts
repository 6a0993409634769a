import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/client.ts';
import { membership, session, userAccount } from '../../schema/index.ts';
import { hasCurrentCredential, isLiveAt } from '../session/sessions.ts';
import type { Listener } from './hub.ts';

const AT_ONCE = 1000;

/** The sessions that are still valid with the same role in the same enterprise. The check does not keep them alive. */
export async function liveSessionsAmong(db: Db, wallClock: Clock, listeners: readonly Listener[]): Promise<ReadonlySet<string>> {
  const alive = new Set<string>();
  const roles = new Map(listeners.map((listener) => [listener.sessionId, listener.role]));
  const ids = [...roles.keys()];
  const now = wallClock.now();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await db
      .select({ sessionId: session.sessionId, role: membership.role })
      .from(session)
      .innerJoin(userAccount, and(eq(userAccount.userId, session.userId), hasCurrentCredential))
      .innerJoin(membership, and(eq(membership.userId, session.userId), eq(membership.enterpriseNo, session.enterpriseNo)))
      .where(and(inArray(session.sessionId, ids.slice(from, from + AT_ONCE)), isNull(membership.frozenAt), isLiveAt(now)));
    for (const row of rows) if (roles.get(row.sessionId) === row.role) alive.add(row.sessionId);
  }
  return alive;
}

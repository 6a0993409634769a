import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { operator, operatorFactor, operatorSession } from '../../schema/index.ts';
import { sha256 } from '../../platform/security/keys.ts';
import { DUTIES } from '../duties.ts';
import type { OperationContext, OperatorIdentity } from '../handler.ts';

/** An operator's session ends after so long without a call, and in any case. */
export const OPERATOR_IDLE_MS = 15 * 60_000;
export const OPERATOR_ABSOLUTE_MS = 8 * 3_600_000;
const NOTED_EVERY_MS = 30_000;
const PREFIX = 'ops_';

type Tools = Pick<OperationContext, 'db' | 'wallClock'>;

/** The bearer token of an authorisation header; nothing of a portal looks like one. */
export function bearerOf(authorization: string | undefined): string | undefined {
  const token = /^Bearer (\S{10,200})$/.exec(authorization ?? '')?.[1];
  return token?.startsWith(PREFIX) ? token : undefined;
}

/** The operator of a live session. A disabled operator has none. */
export async function findOperator({ db, wallClock }: Tools, token: string): Promise<OperatorIdentity | undefined> {
  const now = wallClock.now();
  const [row] = await db
    .select({ session: operatorSession, operator, factor: operatorFactor.secret })
    .from(operatorSession)
    .innerJoin(operator, eq(operator.operatorId, operatorSession.operatorId))
    .leftJoin(operatorFactor, eq(operatorFactor.operatorId, operatorSession.operatorId))
    .where(
      and(
        eq(operatorSession.secretHash, sha256(token)),
        eq(operator.state, 'active'),
        isNull(operatorSession.revokedAt),
        gt(operatorSession.expiresAt, now),
        gt(operatorSession.lastSeenAt, new Date(now.getTime() - OPERATOR_IDLE_MS)),
      ),
    );
  if (!row) return undefined;
  const { sessionId, lastSeenAt } = row.session;
  if (now.getTime() - lastSeenAt.getTime() >= NOTED_EVERY_MS)
    await db.update(operatorSession).set({ lastSeenAt: now }).where(eq(operatorSession.sessionId, sessionId));
  const secondFactor = row.factor !== null;
  return { ...row.operator, sessionId, secondFactor, duties: DUTIES.filter((duty) => row.operator.duties.includes(duty)) };
}

/** Opens a session; the token is told once and kept as a hash. */
export async function openOperatorSession(
  { db, wallClock, ids, random }: Tools & Pick<OperationContext, 'ids' | 'random'>,
  operatorId: string,
): Promise<{ token: string; expiresAt: Date }> {
  const token = PREFIX + random.bytes(32).toString('base64url');
  const now = wallClock.now();
  const expiresAt = new Date(now.getTime() + OPERATOR_ABSOLUTE_MS);
  await db
    .insert(operatorSession)
    .values({ sessionId: ids.next(), secretHash: sha256(token), operatorId, createdAt: now, lastSeenAt: now, expiresAt });
  return { token, expiresAt };
}

/** Ends one session of an operator, or all of them. */
export async function endOperatorSessions(
  { db, wallClock }: { readonly db: Db; readonly wallClock: OperationContext['wallClock'] },
  operatorId: string,
  sessionId?: string,
): Promise<void> {
  await db
    .update(operatorSession)
    .set({ revokedAt: wallClock.now() })
    .where(
      and(
        eq(operatorSession.operatorId, operatorId),
        isNull(operatorSession.revokedAt),
        sessionId === undefined ? undefined : eq(operatorSession.sessionId, sessionId),
      ),
    );
}

import { Refusal } from '@lianxin/domain';
import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { operator, operatorFactor, operatorSession } from '../../schema/index.ts';
import { sha256 } from '../../platform/security/keys.ts';
import { DUTIES } from '../duties.ts';
import type { OperationContext, OperatorContext, OperatorIdentity } from '../handler.ts';

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

const isOfCredential = eq(operatorSession.credentialEpoch, operator.credentialEpoch);

const livesAt = (now: Date) =>
  and(
    isNull(operatorSession.revokedAt),
    gt(operatorSession.expiresAt, now),
    gt(operatorSession.lastSeenAt, new Date(now.getTime() - OPERATOR_IDLE_MS)),
  );

/** The operator of a live session. A disabled operator has none. */
export async function findOperator({ db, wallClock }: Tools, token: string): Promise<OperatorIdentity | undefined> {
  const now = wallClock.now();
  const [row] = await db
    .select({ session: operatorSession, operator, factor: operatorFactor.secret })
    .from(operatorSession)
    .innerJoin(operator, and(eq(operator.operatorId, operatorSession.operatorId), isOfCredential))
    .leftJoin(operatorFactor, eq(operatorFactor.operatorId, operatorSession.operatorId))
    .where(and(eq(operatorSession.secretHash, sha256(token)), eq(operator.state, 'active'), livesAt(now)));
  if (!row) return undefined;
  const { sessionId, lastSeenAt } = row.session;
  if (now.getTime() - lastSeenAt.getTime() >= NOTED_EVERY_MS)
    await db.update(operatorSession).set({ lastSeenAt: now }).where(eq(operatorSession.sessionId, sessionId));
  const secondFactor = row.factor !== null;
  return { ...row.operator, sessionId, secondFactor, duties: DUTIES.filter((duty) => row.operator.duties.includes(duty)) };
}

/**
 * Opens a session for who has shown a credential of this epoch, in a transaction; the token is told once and kept as a hash. Undefined
 * where the credential, or the operator's time here, has ended since.
 */
export async function openOperatorSession(
  { db, wallClock, ids, random }: Tools & Pick<OperationContext, 'ids' | 'random'>,
  { operatorId, credentialEpoch }: Pick<typeof operator.$inferSelect, 'operatorId' | 'credentialEpoch'>,
): Promise<{ token: string; expiresAt: Date } | undefined> {
  const own = and(eq(operator.operatorId, operatorId), eq(operator.state, 'active'), eq(operator.credentialEpoch, credentialEpoch));
  const [held] = await db.select({ operatorId: operator.operatorId }).from(operator).where(own).for('no key update');
  if (!held) return undefined;
  const token = PREFIX + random.bytes(32).toString('base64url');
  const now = wallClock.now();
  const expiresAt = new Date(now.getTime() + OPERATOR_ABSOLUTE_MS);
  const row = { sessionId: ids.next(), secretHash: sha256(token), operatorId, credentialEpoch };
  await db.insert(operatorSession).values({ ...row, createdAt: now, lastSeenAt: now, expiresAt });
  return { token, expiresAt };
}

/** Makes sure that a session that was found still lives, and keeps it so until the transaction ends. Refuses SESSION_EXPIRED. */
export async function holdLiveOperator({ db, wallClock, operator: { operatorId, sessionId } }: OperatorContext): Promise<void> {
  const [held] = await db
    .select({ epoch: operator.credentialEpoch })
    .from(operator)
    .where(and(eq(operator.operatorId, operatorId), eq(operator.state, 'active')))
    .for('no key update');
  const own = and(eq(operatorSession.sessionId, sessionId), eq(operatorSession.credentialEpoch, held?.epoch ?? -1));
  const [row] = await db
    .select()
    .from(operatorSession)
    .where(and(own, livesAt(wallClock.now())));
  if (!row) throw new Refusal('SESSION_EXPIRED');
}

type Ending = { readonly db: Db; readonly wallClock: OperationContext['wallClock'] };

const revoke = ({ db, wallClock }: Ending, which: SQL) =>
  db
    .update(operatorSession)
    .set({ revokedAt: wallClock.now() })
    .where(and(which, isNull(operatorSession.revokedAt)));

/** Ends one session of an operator. */
export async function endOperatorSession(ending: Ending, sessionId: string): Promise<void> {
  await revoke(ending, eq(operatorSession.sessionId, sessionId));
}

/** Ends every session of an operator, and whatever is being opened on the credential that they have. */
export async function endOperatorSessions(ending: Ending, operatorId: string): Promise<void> {
  await ending.db
    .update(operator)
    .set({ credentialEpoch: sql`${operator.credentialEpoch} + 1` })
    .where(eq(operator.operatorId, operatorId));
  await revoke(ending, eq(operatorSession.operatorId, operatorId));
}

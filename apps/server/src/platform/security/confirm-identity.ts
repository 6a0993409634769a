import { Refusal } from '@lianxin/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import { passwordTry, userAccount } from '../../schema/index.ts';
import type { CallContext } from '../call-context.ts';
import { decodePassword, verifyPassword } from './password.ts';

/** Limit of attempts at one's own password (safety.md 3). */
const MAX_ATTEMPTS = 5;
const WINDOW_MS = 15 * 60_000;
/** A sign-in or confirmation this recent is enough. */
const RECENT_MS = 15 * 60_000;

type Tools = Pick<CallContext, 'db' | 'ids' | 'wallClock' | 'transaction'>;

/** Counts an attempt before the password is compared. The lock serialises concurrent attempts, so that none escapes the limit. Refuses TOO_FREQUENT. */
async function countAttempt({ transaction, ids, wallClock }: Tools, userId: string): Promise<void> {
  const now = wallClock.now();
  const recent = await transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 2))`);
    await db.insert(passwordTry).values({ id: ids.next(), userId, triedAt: now });
    const since = new Date(now.getTime() - WINDOW_MS);
    return db.$count(passwordTry, and(eq(passwordTry.userId, userId), gt(passwordTry.triedAt, since)));
  });
  if (recent > MAX_ATTEMPTS) throw new Refusal('TOO_FREQUENT');
}

/** Checks the person's password. Every attempt counts, so it must not run in a transaction that a refusal would roll back. */
export async function isOwnPassword(tools: Tools, userId: string, encoded: string): Promise<boolean> {
  await countAttempt(tools, userId);
  const [user] = await tools.db.select({ hash: userAccount.passwordHash }).from(userAccount).where(eq(userAccount.userId, userId));
  const password = decodePassword(encoded);
  return (await verifyPassword(user?.hash, password ?? '')) && password !== undefined;
}

/** Requires a recent sign-in or a recent confirmation; otherwise refuses REAUTHENTICATION_REQUIRED. */
export async function requireRecentIdentity({ db, viewer, wallClock }: Pick<CallContext, 'db' | 'viewer' | 'wallClock'>): Promise<void> {
  if (viewer.confirmedAt != null && wallClock.now().getTime() - viewer.confirmedAt.getTime() <= RECENT_MS) return;
  const [user] = await db.select({ at: userAccount.lastSignInAt }).from(userAccount).where(eq(userAccount.userId, viewer.userId));
  if (!user?.at || wallClock.now().getTime() - user.at.getTime() > RECENT_MS) throw new Refusal('REAUTHENTICATION_REQUIRED');
}

/** Requires a recent sign-in, a recent confirmation, or the password. Only for acts with `ownTransactions` in their policy. */
export async function confirmIdentity(context: CallContext, password: string | undefined): Promise<void> {
  if (password === undefined) return requireRecentIdentity(context);
  if (!(await isOwnPassword(context, context.viewer.userId, password))) throw new Refusal('PASSWORD_WRONG');
  return undefined;
}

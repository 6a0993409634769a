import { Refusal } from '@lianxin/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import { passwordTry, userAccount } from '../../schema/index.ts';
import type { CallContext } from '../call-context.ts';
import { decodePassword, verifyPassword } from './password.ts';

/** So many tries at one's own password within so long (safety.md 3). */
const TRIES = 5;
const WITHIN_MS = 15 * 60_000;
/** Who signed in no longer ago has just shown who they are. */
const RECENT_MS = 15 * 60_000;

type Tools = Pick<CallContext, 'db' | 'ids' | 'wallClock' | 'transaction'>;

/** Counts a try before anything is compared; tries at once take turns, so that none slips through and none is counted against another. Refuses TOO_FREQUENT. */
async function takeTry({ transaction, ids, wallClock }: Tools, userId: string): Promise<void> {
  const now = wallClock.now();
  const recent = await transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 2))`);
    await db.insert(passwordTry).values({ id: ids.next(), userId, triedAt: now });
    const since = new Date(now.getTime() - WITHIN_MS);
    return db.$count(passwordTry, and(eq(passwordTry.userId, userId), gt(passwordTry.triedAt, since)));
  });
  if (recent > TRIES) throw new Refusal('TOO_FREQUENT');
}

/** Whether this is the person's password. Every try counts; needs the database itself, not a transaction that a refusal would undo. */
export async function isOwnPassword(tools: Tools, userId: string, encoded: string): Promise<boolean> {
  await takeTry(tools, userId);
  const [user] = await tools.db.select({ hash: userAccount.passwordHash }).from(userAccount).where(eq(userAccount.userId, userId));
  const password = decodePassword(encoded);
  return (await verifyPassword(user?.hash, password ?? '')) && password !== undefined;
}

/** Makes sure that the person is the one who signed in: a recent sign-in, a recent confirmation, or the password again. Only where the policy says `ownTransactions`. */
export async function confirmIdentity(context: CallContext, password: string | undefined): Promise<void> {
  const { db, viewer, wallClock } = context;
  if (password !== undefined) {
    if (!(await isOwnPassword(context, viewer.userId, password))) throw new Refusal('PASSWORD_WRONG');
    return;
  }
  if (viewer.confirmedAt != null && wallClock.now().getTime() - viewer.confirmedAt.getTime() <= RECENT_MS) return;
  const [user] = await db.select({ at: userAccount.lastSignInAt }).from(userAccount).where(eq(userAccount.userId, viewer.userId));
  if (!user?.at || wallClock.now().getTime() - user.at.getTime() > RECENT_MS) throw new Refusal('REAUTHENTICATION_REQUIRED');
}

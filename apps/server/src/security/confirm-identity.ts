import { Refusal } from '@lianxin/domain';
import { and, count, eq, gt } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Db } from '../db/client.ts';
import { passwordTry, userAccount } from '../db/schema/index.ts';
import type { CallContext } from '../http/handler.ts';
import { decodePassword, verifyPassword } from './password.ts';

/** So many tries at one's own password within so long (safety.md 3). */
const TRIES = 5;
const WITHIN_MS = 15 * 60_000;
/** Who signed in no longer ago has just shown who they are. */
const RECENT_MS = 15 * 60_000;

interface Tools {
  readonly db: Db;
  readonly ids: Ids;
  readonly wallClock: Clock;
}

/** Counts a try before anything is compared, so that tries at once cannot slip through. Refuses TOO_FREQUENT. */
async function takeTry({ db, ids, wallClock }: Tools, userId: string): Promise<void> {
  const now = wallClock.now();
  await db.insert(passwordTry).values({ id: ids.next(), userId, triedAt: now });
  const [recent] = await db
    .select({ count: count() })
    .from(passwordTry)
    .where(and(eq(passwordTry.userId, userId), gt(passwordTry.triedAt, new Date(now.getTime() - WITHIN_MS))));
  if ((recent?.count ?? 0) > TRIES) throw new Refusal('TOO_FREQUENT');
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

import { Refusal } from '@lianxin/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/client.ts';
import { signInFailure } from '../../../schema/index.ts';
import { knownPlaceAmong, rememberPlaces } from './known-places.ts';

/** After so many failures a picture is asked for; after so many the name is locked; after so many for a day (safety.md). */
const CAPTCHA_AFTER = 2;
const LOCK_AFTER = 5;
const LOCK_MS = 30 * 60_000;
const DAY_LOCK_AFTER = 10;
const DAY_MS = 24 * 3_600_000;

const lockedRefusal = (until: Date, now: Date): Refusal =>
  new Refusal('ACCOUNT_LOCKED', { minutes: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000)) });

/**
 * Counts failed sign-ins by name: apart at each browser and address where somebody has signed in under the name, together everywhere
 * else. So a stranger locks the name for strangers only, and all of them share one count. It knows nothing of users, so its answers
 * cannot tell whether one exists.
 */
export interface SignInGuard {
  /** Throws when the name is locked here; answers whether a picture must be asked for. */
  needsCaptcha(): Promise<boolean>;
  /** Counts a try before the password is looked at, so that tries at once cannot slip through. Throws when the name is locked here. */
  takeTry(): Promise<void>;
  /** Counts the try as refused and answers the refusal for a wrong name or password. */
  refusal(): Promise<Refusal>;
  /** Forgets the failures that are counted here. */
  clear(): Promise<void>;
  /** Forgets the failures that are counted anywhere, for who has shown in another way that the name is theirs. */
  clearAll(): Promise<void>;
  /** Has the name known at these places from now on. */
  remember(places: readonly string[]): Promise<void>;
}

/** `places`: hashes of where the try comes from, the surest first. */
export function signInGuard(db: Db, wallClock: Clock, nameHash: string, places: readonly string[]): SignInGuard {
  const now = wallClock.now();
  const tools = { db, wallClock };
  const stale = sql`${signInFailure.failedAt} <= ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz`;
  let known: Promise<string> | undefined;
  const here = () => (known ??= knownPlaceAmong(tools, nameHash, places));
  const ofPlace = (placeHash: string) => and(eq(signInFailure.nameHash, nameHash), eq(signInFailure.placeHash, placeHash));
  const read = async () => {
    const [row] = await db
      .select()
      .from(signInFailure)
      .where(ofPlace(await here()));
    return row && now.getTime() - row.failedAt.getTime() < DAY_MS ? row : undefined;
  };
  const lockOf = async () => {
    const lockedUntil = (await read())?.lockedUntil;
    return lockedUntil && lockedUntil > now ? lockedUntil : undefined;
  };
  return {
    async needsCaptcha() {
      const row = await read();
      if (row?.lockedUntil && row.lockedUntil > now) throw lockedRefusal(row.lockedUntil, now);
      return (row?.refused ?? 0) >= CAPTCHA_AFTER;
    },
    async takeTry() {
      const count = sql`(case when ${stale} then 0 else ${signInFailure.failures} end + 1)`;
      const until = (ms: number) => sql`${new Date(now.getTime() + ms).toISOString()}::timestamptz`;
      const taken = await db
        .insert(signInFailure)
        .values({ nameHash, placeHash: await here(), failures: 1, failedAt: now })
        .onConflictDoUpdate({
          target: [signInFailure.nameHash, signInFailure.placeHash],
          set: {
            failures: count,
            refused: sql`case when ${stale} then 0 else ${signInFailure.refused} end`,
            failedAt: now,
            lockedUntil: sql`case when ${count} >= ${DAY_LOCK_AFTER} then ${until(DAY_MS)} when ${count} = ${LOCK_AFTER} then ${until(LOCK_MS)} end`,
          },
          setWhere: sql`${signInFailure.lockedUntil} is null or ${signInFailure.lockedUntil} <= ${now.toISOString()}::timestamptz`,
        })
        .returning({ failures: signInFailure.failures });
      if (taken.length === 0) throw lockedRefusal((await lockOf()) ?? now, now);
    },
    async refusal() {
      const refused = sql`${signInFailure.refused} + 1`;
      await db
        .update(signInFailure)
        .set({ refused })
        .where(ofPlace(await here()));
      const until = await lockOf();
      return until ? lockedRefusal(until, now) : new Refusal('CREDENTIALS_WRONG');
    },
    async clear() {
      await db.delete(signInFailure).where(ofPlace(await here()));
    },
    async clearAll() {
      await db.delete(signInFailure).where(eq(signInFailure.nameHash, nameHash));
    },
    remember: (kept) => rememberPlaces(tools, nameHash, kept),
  };
}

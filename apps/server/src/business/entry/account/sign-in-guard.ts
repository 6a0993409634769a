import { Refusal } from '@lianxin/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/client.ts';
import { signInFailure } from '../../../schema/index.ts';
import { knownPlaceAmong, rememberPlaces } from './known-places.ts';

/** Failures before a picture is required, before a lock, and before a lock for a day (safety.md). */
const CAPTCHA_AFTER = 2;
const LOCK_AFTER = 5;
const LOCK_MS = 30 * 60_000;
const DAY_LOCK_AFTER = 10;
const DAY_MS = 24 * 3_600_000;

const lockedRefusal = (until: Date, now: Date): Refusal =>
  new Refusal('ACCOUNT_LOCKED', { minutes: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000)) });

/**
 * Counts failed sign-ins by name: separately for each known browser and address, jointly for all others. So strangers only lock out
 * strangers. It does not look up users, so its answers do not reveal whether one exists.
 */
export interface SignInGuard {
  /** Whether a picture is required. Throws if the name is locked here. */
  needsCaptcha(): Promise<boolean>;
  /**
   * Counts an attempt before the password is checked, so that concurrent attempts cannot bypass the limit. Throws if the name is locked
   * here.
   */
  takeTry(): Promise<void>;
  /** Counts a failure and returns the refusal for a wrong name or password. */
  refusal(): Promise<Refusal>;
  /** Clears the failures counted here. */
  clear(): Promise<void>;
  /** Clears all failures after the person has authenticated in another way. */
  clearAll(): Promise<void>;
  /** Marks these places as known. */
  remember(places: readonly string[]): Promise<void>;
}

/** `places`: hashes of the origin, most reliable first. */
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

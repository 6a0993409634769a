import { and, desc, eq, gt, inArray, notInArray } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/client.ts';
import { knownPlace } from '../../../schema/index.ts';

/** Keep only recent places: each allows as many guesses as all strangers together. */
const KEPT_MS = 90 * 24 * 3_600_000;
const MOST = 10;

interface Tools {
  readonly db: Db;
  readonly wallClock: Clock;
}

/** The first known place; empty if there is none. */
export async function knownPlaceAmong({ db, wallClock }: Tools, nameHash: string, places: readonly string[]): Promise<string> {
  const since = gt(knownPlace.seenAt, new Date(wallClock.now().getTime() - KEPT_MS));
  const rows = await db
    .select({ place: knownPlace.placeHash })
    .from(knownPlace)
    .where(and(eq(knownPlace.nameHash, nameHash), inArray(knownPlace.placeHash, ['', ...places]), since));
  return places.find((place) => rows.some((row) => row.place === place)) ?? '';
}

/** Records where the owner of a name has authenticated. */
export async function rememberPlaces({ db, wallClock }: Tools, nameHash: string, places: readonly string[]): Promise<void> {
  if (places.length === 0) return;
  const seenAt = wallClock.now();
  await db
    .insert(knownPlace)
    .values(places.map((placeHash) => ({ nameHash, placeHash, seenAt })))
    .onConflictDoUpdate({ target: [knownPlace.nameHash, knownPlace.placeHash], set: { seenAt } });
  const newest = db
    .select({ place: knownPlace.placeHash })
    .from(knownPlace)
    .where(eq(knownPlace.nameHash, nameHash))
    .orderBy(desc(knownPlace.seenAt), desc(knownPlace.placeHash))
    .limit(MOST);
  await db.delete(knownPlace).where(and(eq(knownPlace.nameHash, nameHash), notInArray(knownPlace.placeHash, newest)));
}

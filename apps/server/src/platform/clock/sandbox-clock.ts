import type { Db } from '../db/client.ts';
import { sandboxClock } from '../../schema/index.ts';
import type { Clock, MovableClock } from './clock.ts';

/** Writes down how far a sandbox's clock stands from the machine's, so that it goes on from there after a restart. */
export async function keepClock(db: Db, clock: Clock, wallClock: Clock): Promise<void> {
  const aheadMs = clock.now().getTime() - wallClock.now().getTime();
  await db.insert(sandboxClock).values({ aheadMs }).onConflictDoUpdate({ target: sandboxClock.onlyRow, set: { aheadMs } });
}

/** Sets a sandbox's clock to where it was kept; where it never was moved it stays. */
export async function restoreClock(db: Db, clock: MovableClock, wallClock: Clock): Promise<void> {
  const [kept] = await db.select().from(sandboxClock);
  if (kept) clock.moveTo(new Date(wallClock.now().getTime() + kept.aheadMs));
}

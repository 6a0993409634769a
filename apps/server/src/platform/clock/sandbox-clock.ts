import type { Db } from '../db/client.ts';
import { sandboxClock } from '../../schema/index.ts';
import type { Clock, MovableClock } from './clock.ts';

/** Stores how far the sandbox's clock is ahead, so that a restart does not reset it. */
export async function saveClockOffset(db: Db, clock: Clock, wallClock: Clock): Promise<void> {
  const aheadMs = clock.now().getTime() - wallClock.now().getTime();
  await db.insert(sandboxClock).values({ aheadMs }).onConflictDoUpdate({ target: sandboxClock.onlyRow, set: { aheadMs } });
}

/** Restores the stored offset, if the clock was ever moved. */
export async function restoreClockOffset(db: Db, clock: MovableClock, wallClock: Clock): Promise<void> {
  const [kept] = await db.select().from(sandboxClock);
  if (kept) clock.moveTo(new Date(wallClock.now().getTime() + kept.aheadMs));
}

import { platformState } from '../schema/index.ts';
import { seededRandom } from '../platform/clock/random.ts';
import { createIds } from '../platform/clock/ids.ts';
import type { SeedTools, Services } from '../platform/services.ts';

/** Seeds the sandbox's ids and keys, so that the data is the same on every machine. */
const SEED = 'lianxin-sandbox';

/** Fills a database that has no sandbox yet, in one transaction. A second server starting at the same time waits and then does nothing. */
export async function fillSandbox(
  { database, clock, keys, store }: Pick<Services, 'database' | 'clock' | 'keys' | 'store'>,
  world: (tools: SeedTools) => Promise<void>,
): Promise<void> {
  await database.transaction(async (db) => {
    const claimed = await db
      .insert(platformState)
      .values({ name: 'sandbox', value: clock.now().toISOString() })
      .onConflictDoNothing()
      .returning({ name: platformState.name });
    if (claimed.length === 0) return;
    const random = seededRandom(SEED);
    await world({ db, clock, random, ids: createIds(clock, random), keys, store });
  });
}

import type { Db } from './client.ts';
import { inSavepoint } from './deferred-writes.ts';

/** Rolls the savepoint back. */
class RolledBack extends Error {}

/** Runs work in a savepoint, and rolls it back unless its outcome is to be kept. */
export async function rollBackUnless<Outcome>(
  db: Db,
  work: (part: Db) => Promise<Outcome>,
  isKept: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  const done: Outcome[] = [];
  try {
    await inSavepoint(db, async (part) => {
      const outcome = await work(part);
      done.push(outcome);
      if (!isKept(outcome)) throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  const [outcome] = done;
  if (outcome === undefined) throw new Error('the work returned undefined');
  return outcome;
}

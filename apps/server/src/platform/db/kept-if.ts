import type { Db } from './client.ts';
import { inSavepoint } from './deferred-writes.ts';

/** Takes back what a part of a transaction wrote. */
class TakenBack extends Error {}

/** Does work in a part of the transaction of its own, and takes back what it wrote where what it comes to does not stand. */
export async function keptIf<Outcome>(
  db: Db,
  work: (part: Db) => Promise<Outcome>,
  stands: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  const done: Outcome[] = [];
  try {
    await inSavepoint(db, async (part) => {
      const outcome = await work(part);
      done.push(outcome);
      if (!stands(outcome)) throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  const [outcome] = done;
  if (outcome === undefined) throw new Error('the work came to nothing');
  return outcome;
}

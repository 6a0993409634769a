import { setImmediate as turn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** So long may queries follow each other before everything else has its turn. */
const LONGEST_MS = 15;

/**
 * The embedded database works on the thread of everything else, and waits for nothing: a transaction of a thousand queries would keep even
 * the probes waiting until its end. Between two queries, others have their turn.
 */
export function takeFairTurns(client: PGlite): void {
  const run = client._runExclusiveQuery.bind(client);
  let since = performance.now();
  client._runExclusiveQuery = async (query) => {
    if (performance.now() - since > LONGEST_MS) {
      await turn();
      since = performance.now();
    }
    return run(query);
  };
}

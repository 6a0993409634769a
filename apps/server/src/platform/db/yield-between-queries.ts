import { setImmediate as turn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** How long queries may run without a break. */
const MAX_RUN_MS = 15;

/**
 * The embedded database runs on the main thread without waiting for I/O, so that a transaction of a thousand queries would block even the
 * health probes. This yields to the event loop between queries.
 */
export function yieldBetweenQueries(client: PGlite): void {
  const run = client._runExclusiveQuery.bind(client);
  let since = performance.now();
  client._runExclusiveQuery = async (query) => {
    if (performance.now() - since > MAX_RUN_MS) {
      await turn();
      since = performance.now();
    }
    return run(query);
  };
}

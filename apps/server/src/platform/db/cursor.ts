import type { SqlSession } from './client.ts';

const AT_ONCE = 1000;

/**
 * The rows of a query through a cursor, so that memory does not grow with them. To be read in a transaction, one such query at a time.
 */
export async function* rowsThroughCursor(session: SqlSession, query: string): AsyncGenerator<Record<string, unknown>> {
  await session.exec(`declare rows_in_order no scroll cursor for ${query}`);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const rows = await session.query(`fetch ${AT_ONCE} from rows_in_order`);
    yield* rows;
    if (rows.length < AT_ONCE) break;
  }
  await session.exec('close rows_in_order');
}

import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { keepCheckpoints } from './checkpoints.ts';
import { retryConflicts, type Database, type DatabaseOptions } from './client.ts';
import { takeDataFolder } from './data-folder.ts';
import { takeFairTurns } from './fair-turns.ts';
import { statementCounter } from './statements.ts';
import { statementLeft } from './together.ts';

/** Opens the embedded database: PostgreSQL in this process, in a folder that no other process may use, or in memory. */
export async function openEmbedded({ dataDir, loadFrom, onError = () => {} }: DatabaseOptions): Promise<Database> {
  const folder = dataDir === undefined ? undefined : takeDataFolder(dataDir);
  const client = await PGlite.create({
    dataDir: folder?.database ?? 'memory://',
    extensions: { btree_gin, pg_trgm },
    ...(loadFrom ? { loadDataDir: loadFrom } : {}),
  }).catch((error: unknown) => {
    folder?.release();
    throw error;
  });
  folder?.made();
  takeFairTurns(client);
  const stopCheckpoints = folder ? keepCheckpoints(client, onError) : () => {};
  const db = drizzle(client, { logger: statementCounter });
  return {
    db,
    kind: 'embedded',
    transaction: (work) =>
      retryConflicts(() =>
        db.transaction(async (transaction) => {
          const result = await work(transaction);
          const last = statementLeft(transaction);
          if (last) await transaction.execute(last);
          return result;
        }),
      ),
    session: (work) =>
      work({
        exec: async (script) => void (await client.exec(script)),
        query: async (text, parameters = []) => (await client.query<Record<string, unknown>>(text, [...parameters])).rows,
      }),
    ping: async () => void (await client.query('select 1')),
    async close() {
      stopCheckpoints();
      await client.close();
      folder?.release();
    },
    // Reading a folder's files would open its lock, and end it.
    ...(folder ? {} : { dump: () => client.dumpDataDir('none') }),
  };
}

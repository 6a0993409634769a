import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { retryConflicts, type Database, type DatabaseOptions } from './client.ts';
import { lockFolder } from './lock.ts';
import * as schema from '../../schema/index.ts';

/** Opens the embedded database: PostgreSQL in this process, in a folder that no other process may use, or in memory. */
export async function openEmbedded({ dataDir, loadFrom }: DatabaseOptions): Promise<Database> {
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true });
  const unlock = dataDir === undefined ? () => {} : lockFolder(dataDir);
  const client = await PGlite.create({
    dataDir: dataDir === undefined ? 'memory://' : join(dataDir, 'database'),
    ...(loadFrom ? { loadDataDir: loadFrom } : {}),
  }).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const db = drizzle(client, { schema });
  return {
    db,
    kind: 'embedded',
    transaction: (work) => retryConflicts(() => db.transaction(work)),
    session: (work) =>
      work({
        exec: async (script) => void (await client.exec(script)),
        query: async (text, parameters = []) => (await client.query<Record<string, unknown>>(text, [...parameters])).rows,
      }),
    ping: async () => void (await client.query('select 1')),
    async close() {
      await client.close();
      unlock();
    },
    dump: () => client.dumpDataDir('none'),
  };
}

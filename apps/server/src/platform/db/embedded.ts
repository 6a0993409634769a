import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { keepCheckpoints } from './checkpoints.ts';
import { retryConflicts, type Database, type DatabaseOptions, type Db } from './client.ts';
import { takeDataFolder } from './data-folder.ts';
import { keepStatements } from './embedded-statements.ts';
import { takeFairTurns } from './fair-turns.ts';
import { ENTERPRISE_SETTING, REQUEST_ROLE } from './request-role.ts';
import { statementCounter } from './statements.ts';
import { deferringWrites, whyFailed } from './deferred-writes.ts';

/** Makes a transaction that of one enterprise's people. */
const asEnterprise = (enterpriseNo: string) =>
  sql`select set_config('role', ${REQUEST_ROLE}, true), set_config(${ENTERPRISE_SETTING}, ${enterpriseNo}, true)`;

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
  keepStatements(client);
  const stopCheckpoints = folder ? keepCheckpoints(client, onError) : () => {};
  /** What is called before each statement: one transaction is made at a time. */
  let before = () => {};
  const db = drizzle(client, {
    logger: {
      logQuery(text, parameters) {
        before();
        statementCounter.logQuery(text, parameters);
      },
    },
  });
  const inTransaction = <Result>(work: (db: Db) => Promise<Result>, enterpriseNo?: string): Promise<Result> =>
    retryConflicts(() =>
      db.transaction(async (transaction) => {
        if (enterpriseNo !== undefined) await transaction.execute(asEnterprise(enterpriseNo));
        const deferred = deferringWrites(transaction);
        before = deferred.send;
        try {
          const result = await work(transaction);
          deferred.send();
          await Promise.all(deferred.sent);
          return result;
        } catch (error) {
          throw await whyFailed(error, deferred.sent);
        } finally {
          before = () => {};
        }
      }),
    );
  return {
    db,
    kind: 'embedded',
    transaction: (work) => inTransaction(work),
    // Reads go as they are: one connection serves everybody.
    forEnterprise: (enterpriseNo) => ({ db, transaction: (work) => inTransaction(work, enterpriseNo) }),
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

import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { scheduleCheckpoints } from './checkpoints.ts';
import { assertIdentity, IDENTITY_COLUMNS } from './connection-identity.ts';
import { retryConflicts, type Database, type DatabaseOptions, type Db } from './client.ts';
import { lockDataFolder } from './data-folder.ts';
import { prepareRepeatedStatements } from './embedded-statements.ts';
import { yieldBetweenQueries } from './yield-between-queries.ts';
import { ENTERPRISE_SETTING, REQUEST_ROLE } from './request-role.ts';
import { statementCounter } from './statements.ts';
import { enableDeferredWrites, originalFailure } from './deferred-writes.ts';

/** Applies row security for one enterprise to the current transaction. Answers who the transaction then is. */
const asEnterprise = (enterpriseNo: string) =>
  sql`select set_config('role', ${REQUEST_ROLE}, true), set_config(${ENTERPRISE_SETTING}, ${enterpriseNo}, true), ${sql.raw(IDENTITY_COLUMNS)}`;

/** Opens PostgreSQL inside this process, in a folder that it locks, or in memory. */
export async function openEmbedded({ dataDir, loadFrom, onError = () => {} }: DatabaseOptions): Promise<Database> {
  const folder = dataDir === undefined ? undefined : lockDataFolder(dataDir);
  const client = await PGlite.create({
    dataDir: folder?.database ?? 'memory://',
    extensions: { btree_gin, pg_trgm },
    ...(loadFrom ? { loadDataDir: loadFrom } : {}),
  }).catch((error: unknown) => {
    folder?.release();
    throw error;
  });
  folder?.markComplete();
  yieldBetweenQueries(client);
  prepareRepeatedStatements(client);
  const stopCheckpoints = folder ? scheduleCheckpoints(client, onError) : () => {};
  /** Called before each statement. One variable is enough, because only one transaction runs at a time. */
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
        if (enterpriseNo !== undefined) {
          const { rows } = await transaction.execute(asEnterprise(enterpriseNo));
          assertIdentity('requests', rows[0]);
        }
        const deferred = enableDeferredWrites(transaction);
        before = deferred.send;
        try {
          const result = await work(transaction);
          deferred.send();
          await Promise.all(deferred.sent);
          return result;
        } catch (error) {
          throw await originalFailure(error, deferred.sent);
        } finally {
          before = () => {};
        }
      }),
    );
  return {
    db,
    kind: 'embedded',
    transaction: (work) => inTransaction(work),
    // Reads outside a transaction have no row security, because all requests share one connection.
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
    // Dumping a folder would open and close its lock file, which would release the lock.
    ...(folder ? {} : { dump: () => client.dumpDataDir('none') }),
  };
}

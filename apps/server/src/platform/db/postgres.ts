import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { assertIdentity, IDENTITY_QUERY, type Purpose } from './connection-identity.ts';
import { retryConflicts, type Database, type Db } from './client.ts';
import { enableDeferredWrites, originalFailure } from './deferred-writes.ts';
import { nameStatements, statementNames } from './named-statements.ts';
import { poolForEnterprise } from './for-enterprise.ts';
import { REQUEST_ROLE } from './request-role.ts';
import { OneWriteSocket } from './one-write-socket.ts';
import { listenOn } from './postgres-listener.ts';
import { settled } from './settled.ts';
import { statementCounter } from './statements.ts';

const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5000;
/** Acts mostly look rows up by id: planning each lookup for its values would take longer than the lookup. */
const BEGIN = 'begin; set local plan_cache_mode = force_generic_plan';
/** JIT compilation takes a hundred times longer than any of our statements. */
const NO_COMPILING = '-c jit=off';

/** Opens a PostgreSQL connection pool. Lost connections are reported and replaced, and never crash the process. */
export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const settings: pg.PoolConfig = {
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'lianxin',
    options: NO_COMPILING,
    // Sends queries without waiting for the results of earlier ones.
    pipeline: true,
    stream: () => new OneWriteSocket(),
  };
  const nameOf = statementNames();
  function open(purpose: Purpose, more: pg.PoolConfig = {}): pg.Pool {
    const onConnect = async (connection: pg.ClientBase) => {
      const { rows } = await connection.query<Record<string, unknown>>(IDENTITY_QUERY);
      assertIdentity(purpose, rows[0]);
    };
    const hooks: object = { onConnect };
    const pool = new pg.Pool({ ...settings, ...more, ...hooks });
    // The pool only reports errors of idle connections; without its own listener, a busy connection that breaks would crash the process.
    pool.on('error', onError);
    pool.on('connect', (connection) => {
      connection.on('error', onError);
      nameStatements(connection, nameOf);
    });
    return pool;
  }
  const pool = open('platform');
  /** Its connections use the role that is subject to row security. */
  const requests = open('requests', { options: `${NO_COMPILING} -c role=${REQUEST_ROLE}` });
  const db = drizzle(pool, { logger: statementCounter });
  const dialect = new PgDialect();
  /** Called before each statement of a connection's transaction. */
  const before = new WeakMap<pg.PoolClient, () => void>();
  const sessionOn = (connection: pg.PoolClient) =>
    new NodePgSession(connection, dialect, undefined, {
      logger: {
        logQuery(text, parameters) {
          before.get(connection)?.();
          statementCounter.logQuery(text, parameters);
        },
      },
    });
  const sessions = new WeakMap<pg.PoolClient, ReturnType<typeof sessionOn>>();
  /** Pipelines `begin` with the first statement and `commit` with the last, so that neither takes a round trip. */
  async function inTransaction<Result>(on: pg.Pool, work: (db: Db) => Promise<Result>): Promise<Result> {
    const connection = await on.connect();
    const session = sessions.get(connection) ?? sessionOn(connection);
    sessions.set(connection, session);
    // A transaction inside a `NodePgTransaction` is a savepoint; inside a plain database it would begin and commit a second time.
    const transaction = new NodePgTransaction<Record<string, never>, Record<string, never>>(dialect, session, undefined);
    const deferred = enableDeferredWrites(transaction);
    before.set(connection, deferred.send);
    try {
      const [, result] = await settled([connection.query(BEGIN), work(transaction)]);
      deferred.send();
      // If a write fails, PostgreSQL turns the commit that was already sent into a rollback.
      await settled([...deferred.sent, connection.query('commit')]);
      return result;
    } catch (error) {
      const cause = await originalFailure(error, deferred.sent);
      // On a lost connection, PostgreSQL has rolled back already.
      await connection.query('rollback').catch(() => {});
      throw cause;
    } finally {
      before.delete(connection);
      connection.release();
    }
  }
  return {
    db,
    kind: 'postgres',
    transaction: (work) => retryConflicts(() => inTransaction(pool, work)),
    forEnterprise(enterpriseNo) {
      const own = poolForEnterprise(requests, enterpriseNo);
      return {
        db: new PgDatabase(dialect, new NodePgSession(own, dialect, undefined, { logger: statementCounter }), undefined),
        transaction: (work) => retryConflicts(() => inTransaction(own, work)),
      };
    },
    async session(work) {
      const connection = await pool.connect();
      try {
        return await work({
          exec: async (script) => void (await connection.query(script)),
          query: async (text, parameters = []) => (await connection.query<Record<string, unknown>>(text, [...parameters])).rows,
        });
      } finally {
        connection.release();
      }
    },
    listen: (channel, heard) => listenOn(url, channel, heard, onError),
    pools: () =>
      Object.entries({ platform: pool, requests }).map(([name, { totalCount, idleCount, waitingCount, options }]) => ({
        pool: name,
        max: options.max,
        idle: idleCount,
        busy: totalCount - idleCount,
        waiting: waitingCount,
      })),
    ping: async () => void (await pool.query('select 1')),
    close: async () => void (await Promise.all([pool.end(), requests.end()])),
  };
}

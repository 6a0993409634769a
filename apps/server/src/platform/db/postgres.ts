import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { retryConflicts, type Database, type Db } from './client.ts';
import { deferringWrites, whyFailed } from './deferred-writes.ts';
import { nameStatements, statementNames } from './named-statements.ts';
import { connectingFor } from './for-enterprise.ts';
import { REQUEST_ROLE } from './request-role.ts';
import { OneWriteSocket } from './one-write-socket.ts';
import { listenOn } from './postgres-listener.ts';
import { settled } from './settled.ts';
import { statementCounter } from './statements.ts';

const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5000;
/** Acts look up what they name: planning that anew for each value would take longer than doing it. */
const BEGIN = 'begin; set local plan_cache_mode = force_generic_plan';
/** Compiling a statement takes a hundred times what any of ours takes to run. */
const NO_COMPILING = '-c jit=off';

/** Opens a pool on a PostgreSQL server. A connection that dies is reported and replaced; it never ends the process. */
export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const settings: pg.PoolConfig = {
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'lianxin',
    options: NO_COMPILING,
    // What does not wait for an answer is sent without waiting for one.
    pipeline: true,
    stream: () => new OneWriteSocket(),
  };
  const nameOf = statementNames();
  function open(more: pg.PoolConfig = {}): pg.Pool {
    const pool = new pg.Pool({ ...settings, ...more });
    // The pool reports idle connections only; one that is lent out needs a listener of its own, or its death ends the process.
    pool.on('error', onError);
    pool.on('connect', (connection) => {
      connection.on('error', onError);
      nameStatements(connection, nameOf);
    });
    return pool;
  }
  const pool = open();
  /** Its connections are the role that sees one enterprise at a time. */
  const requests = open({ options: `${NO_COMPILING} -c role=${REQUEST_ROLE}` });
  const db = drizzle(pool, { logger: statementCounter });
  const dialect = new PgDialect();
  /** What is called before each statement of the transaction on a connection. */
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
  /** Begins with the first statement of the work, and ends with the last: neither is a way to the database of its own. */
  async function inTransaction<Result>(on: pg.Pool, work: (db: Db) => Promise<Result>): Promise<Result> {
    const connection = await on.connect();
    const session = sessions.get(connection) ?? sessionOn(connection);
    sessions.set(connection, session);
    // A part of it is a savepoint; of a plain database it would begin and commit anew.
    const transaction = new NodePgTransaction<Record<string, never>, Record<string, never>>(dialect, session, undefined);
    const deferred = deferringWrites(transaction);
    before.set(connection, deferred.send);
    try {
      const [, result] = await settled([connection.query(BEGIN), work(transaction)]);
      deferred.send();
      // Whoever fails undoes all: then the commit that is already on its way commits nothing.
      await settled([...deferred.sent, connection.query('commit')]);
      return result;
    } catch (error) {
      const cause = await whyFailed(error, deferred.sent);
      // A connection that died has undone it already.
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
      const own = connectingFor(requests, enterpriseNo);
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
    ping: async () => void (await pool.query('select 1')),
    close: async () => void (await Promise.all([pool.end(), requests.end()])),
  };
}

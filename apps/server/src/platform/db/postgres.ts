import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { assertIdentity, IDENTITY_QUERY, SharedConnection, type Purpose } from './connection-identity.ts';
import { retryConflicts, type Database, type DatabaseAccess, type Db } from './client.ts';
import { enableDeferredWrites, originalFailure } from './deferred-writes.ts';
import { databaseHosts } from './database-hosts.ts';
import { DatabaseMonitor } from './database-monitor.ts';
import { nameStatements, statementNames } from './named-statements.ts';
import { poolForEnterprise } from './for-enterprise.ts';
import { REQUEST_ROLE } from './request-role.ts';
import { DatabaseUnavailable, noteBroken } from './outage.ts';
import { giveBack, ProvenPool } from './proven-pool.ts';
import { OneWriteSocket } from './one-write-socket.ts';
import { keepLatest } from '../keep-latest.ts';
import { listenOn } from './postgres-listener.ts';
import { settled } from './settled.ts';
import { statementCounter } from './statements.ts';
import { WatchedConnections } from './watched-connections.ts';

/** Acts mostly look rows up by id: planning each lookup for its values would take longer than the lookup. */
const BEGIN = 'begin; set local plan_cache_mode = force_generic_plan';

/**
 * The settings of each connection, as far as the server knows them. They are set by a statement and not while connecting, because a pooler
 * refuses or drops what it does not know there.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  statement_timeout: '30s',
  // A lock that is not released in time was mostly taken by a server that is gone.
  lock_timeout: '10s',
  // Jobs ask gateways inside their transactions.
  idle_in_transaction_session_timeout: '30s',
  // The database notices that this server is gone, and releases its locks.
  client_connection_check_interval: '5s',
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '3',
  tcp_keepalives_count: '3',
  // JIT compilation takes a hundred times longer than any of our statements.
  jit: 'off',
};
const literal = (text: string): string => pg.escapeLiteral(text);
const set = (settings: Readonly<Record<string, string>>): string =>
  `select set_config(name, wanted, false) from (values ${Object.entries(settings)
    .map(([name, wanted]) => `(${literal(name)}, ${literal(wanted)})`)
    .join(', ')}) as given(name, wanted) join pg_settings using (name)`;
const SET_ALL = set(SETTINGS);
/** Scripts, which migrate or wait for another server's migration, may take longer. */
const SET_PATIENT = set({ lock_timeout: '0', idle_in_transaction_session_timeout: '0' });
const AS_REQUEST = `select set_config('role', ${literal(REQUEST_ROLE)}, false)`;
const ABOUT_CONNECTION = `${IDENTITY_QUERY}, pg_backend_pid() as pid, current_setting('transaction_read_only') as read_only,
  pg_backend_pid() || ' ' || pg_postmaster_start_time() as process`;

/** How many enterprises' access is kept between requests. */
const ENTERPRISES = 200;

/** How long the parts of the work may take, in milliseconds. */
export interface DatabaseLimits {
  /** Waiting for a new connection, or for one to become free. */
  readonly connectMs: number;
  /** An answer that is due for longer is asked for beside the connection. */
  readonly quietMs: number;
  /** How often connections are looked at. */
  readonly watchMs: number;
  /** After this long without use, a connection is proved. */
  readonly trustedMs: number;
  /** How long the proof may take. */
  readonly proofMs: number;
}
/** How long the monitor waits for its answers. */
const MONITOR_MS = 3000;
const LIMITS: DatabaseLimits = { connectMs: 5000, quietMs: 3000, watchMs: 1000, trustedMs: 1000, proofMs: 1500 };

/** @default 40: the connections of a server's pools. */
const CONNECTIONS = 40;
/** The listener and the monitor have a connection each. */
const BESIDE_POOLS = 2;

export interface PostgresOptions extends Partial<DatabaseLimits> {
  /** The most connections of the pools. @default 40 */
  readonly connections?: number | undefined;
}

const ALLOWED = `select least(
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
    (select nullif(rolconnlimit, -1) from pg_roles where rolname = session_user),
    (select nullif(datconnlimit, -1) from pg_database where datname = current_database())) as allowed`;

/** How often connections are compared. */
const ROUNDS = 20;

/**
 * Throws when two connections share a server connection, or one changes it between transactions: then a pooler stands between that gives
 * role and enterprise of one request to another.
 */
async function assertOwnSessions(pool: ProvenPool): Promise<void> {
  const processOf = async (connection: pg.PoolClient) =>
    (await connection.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  const one = await pool.connect();
  try {
    const first = await processOf(one);
    const other = await pool.connect();
    try {
      const second = await processOf(other);
      if (first === second) throw new SharedConnection();
      // A pooler with many server connections gives the same one again for a while.
      for (let round = 0; round < ROUNDS; round += 1)
        if ((await processOf(one)) !== first || (await processOf(other)) !== second) throw new SharedConnection();
    } finally {
      other.release();
    }
  } finally {
    one.release();
  }
}

/** Opens a PostgreSQL connection pool. Lost and silent connections are reported and replaced, and never crash the process. */
export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  { connections = CONNECTIONS, ...more }: PostgresOptions = {},
): Database {
  const limits = { ...LIMITS, ...more };
  const hosts = databaseHosts(url, MONITOR_MS);
  const watched = new WatchedConnections();
  /** Connects to the host that can be written to at the moment. */
  class Client extends pg.Client {
    constructor(given?: pg.ClientConfig) {
      super({ ...given, connectionString: hosts.current() });
    }
  }
  const settings: pg.PoolConfig = {
    Client,
    max: Math.max(1, Math.floor(connections / 2)),
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    application_name: 'lianxin',
    // Sends queries without waiting for the results of earlier ones.
    pipeline: true,
    stream: () => new OneWriteSocket(),
  };
  const nameOf = statementNames();
  function open(purpose: Purpose): ProvenPool {
    const onConnect = async (connection: pg.ClientBase) => {
      const within = (text: string) => ({ text, query_timeout: limits.connectMs });
      const [found] = await settled([
        ...[SET_ALL, ...(purpose === 'requests' ? [AS_REQUEST] : [])].map((text) => connection.query(within(text))),
        connection.query<Record<string, unknown>>(within(ABOUT_CONNECTION)),
      ]).then((answers) => answers.at(-1)?.rows ?? []);
      assertIdentity(purpose, found);
      if (found?.['read_only'] !== 'off') throw new DatabaseUnavailable('the database takes no writes');
      watched.add(connection, found);
    };
    const hooks: object = { onConnect };
    const pool = new ProvenPool({ ...settings, ...hooks }, { hosts, ...limits });
    // The pool only reports errors of idle connections; without its own listener, a busy connection that breaks would crash the process.
    pool.on('error', onError);
    pool.on('connect', (connection) => {
      connection.on('error', (error) => {
        noteBroken(error);
        onError(error);
      });
      nameStatements(connection, nameOf);
    });
    return pool;
  }
  const pool = open('platform');
  /** Its connections use the role that is subject to row security. */
  const requests = open('requests');
  const monitor = new DatabaseMonitor({ hosts, watched, pools: [pool, requests], withinMs: MONITOR_MS, ...limits });
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
    let failure: unknown;
    try {
      const [, result] = await settled([connection.query(BEGIN), work(transaction)]);
      deferred.send();
      // If a write fails, PostgreSQL turns the commit that was already sent into a rollback.
      await settled([...deferred.sent, connection.query('commit')]);
      return result;
    } catch (error) {
      const cause = await originalFailure(error, deferred.sent);
      failure = cause;
      monitor.note(cause);
      // On a lost connection, PostgreSQL has rolled back already.
      await connection.query('rollback').catch(() => {});
      throw cause;
    } finally {
      before.delete(connection);
      giveBack(connection, failure);
    }
  }
  /** Kept between requests, because prepared statements and what lists remember belong to it. */
  const enterprises = new Map<string, DatabaseAccess>();
  function accessFor(enterpriseNo: string): DatabaseAccess {
    const own = poolForEnterprise(requests, enterpriseNo);
    return {
      db: new PgDatabase(dialect, new NodePgSession(own, dialect, undefined, { logger: statementCounter }), undefined),
      transaction: (work) => retryConflicts(() => inTransaction(own, work)),
    };
  }
  return {
    db,
    kind: 'postgres',
    transaction: (work) => retryConflicts(() => inTransaction(pool, work)),
    forEnterprise(enterpriseNo) {
      const known = enterprises.get(enterpriseNo) ?? accessFor(enterpriseNo);
      // The least recently used ones are dropped.
      keepLatest(enterprises, enterpriseNo, known, ENTERPRISES);
      return known;
    },
    async session(work) {
      const connection = await pool.connect();
      let failure: unknown;
      try {
        await connection.query(SET_PATIENT);
        const result = await work({
          exec: async (script) => void (await connection.query(script)),
          query: async (text, parameters = []) => (await connection.query<Record<string, unknown>>(text, [...parameters])).rows,
        });
        await connection.query(SET_ALL);
        return result;
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        connection.release(failure !== undefined);
      }
    },
    listen: (channel, heard) => listenOn(hosts, channel, heard, onError),
    pools: () =>
      Object.entries({ platform: pool, requests }).map(([name, { totalCount, idleCount, waitingCount, options }]) => ({
        pool: name,
        max: options.max,
        idle: idleCount,
        busy: totalCount - idleCount,
        waiting: waitingCount,
      })),
    ping: () => monitor.check(),
    wedged: () => monitor.wedged(),
    assertOwnSessions: () => assertOwnSessions(pool),
    async connections() {
      const { rows } = await pool.query<{ allowed: number }>(ALLOWED);
      return { own: pool.options.max + requests.options.max + BESIDE_POOLS, allowed: rows[0]?.allowed ?? 0 };
    },
    async close() {
      monitor.close();
      const ended = Promise.all([pool.end(), requests.end()]);
      // What does not end by itself is ended from this side.
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(() => {
          watched.endAll();
          resolve();
        }, limits.connectMs);
      });
      await Promise.race([ended, patience]);
      clearTimeout(timer);
    },
  };
}

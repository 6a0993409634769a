import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { retryConflicts, type Database, type Db } from './client.ts';
import { listenOn } from './postgres-listener.ts';
import * as schema from '../../schema/index.ts';

const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5000;

/** Opens a pool on a PostgreSQL server. A connection that dies is reported and replaced; it never ends the process. */
export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'lianxin',
  });
  // The pool reports idle connections only; one that is lent out needs a listener of its own, or its death ends the process.
  pool.on('error', onError);
  pool.on('connect', (connection) => connection.on('error', onError));
  const db = drizzle(pool, { schema });
  const handleOn = (connection: pg.PoolClient) => drizzle(connection, { schema });
  const handles = new WeakMap<pg.PoolClient, ReturnType<typeof handleOn>>();
  /** Drizzle keeps the pool's connection for ever when "begin" fails on it, so it is lent and taken back here. */
  async function inTransaction<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    const connection = await pool.connect();
    try {
      const handle = handles.get(connection) ?? handleOn(connection);
      handles.set(connection, handle);
      return await handle.transaction(work);
    } finally {
      connection.release();
    }
  }
  return {
    db,
    kind: 'postgres',
    transaction: (work) => retryConflicts(() => inTransaction(work)),
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
    close: () => pool.end(),
  };
}

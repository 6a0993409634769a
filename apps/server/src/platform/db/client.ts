import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { systemRandom } from '../clock/random.ts';

/** The database or a transaction, embedded or PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** One connection, for scripts and locks, which the ORM does not support. */
export interface SqlSession {
  /** Runs a script of several statements. */
  exec(script: string): Promise<void>;
  query(text: string, parameters?: readonly unknown[]): Promise<Record<string, unknown>[]>;
}

export interface ChannelListener {
  readonly onPayload: (payload: string) => void;
  /** The connection was lost and restored; notifications may have been missed. */
  readonly onReconnect: () => void;
}

export interface DatabaseAccess {
  readonly db: Db;
  /** Runs work in a transaction, and retries it on a conflict with another transaction. */
  transaction<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
}

/** The connections of a pool now, and the work that waits for one. */
export interface PoolState {
  readonly pool: string;
  readonly max: number;
  readonly idle: number;
  readonly busy: number;
  readonly waiting: number;
}

export interface Database extends DatabaseAccess {
  readonly kind: 'embedded' | 'postgres';
  /**
   * The database with row security for one enterprise: in tables that belong to an enterprise, only its own rows can be read and written,
   * whatever a statement asks for (docs/safeguards.md). The embedded database does so in transactions only, because its single
   * connection would have to switch the role for every statement.
   */
  forEnterprise(enterpriseNo: string): DatabaseAccess;
  session<Result>(work: (session: SqlSession) => Promise<Result>): Promise<Result>;
  /** Listens for notifications of all processes on a channel. Missing in the embedded database, which only one process uses. Resolves to a function that stops listening. */
  listen?(channel: string, listener: ChannelListener): Promise<() => Promise<void>>;
  /** The state of each connection pool. Missing in the embedded database, which has one connection. */
  pools?(): readonly PoolState[];
  /** Throws with the reason when the database cannot serve. */
  ping(): Promise<void>;
  /** The reason why only a restart of this server helps; undefined while it can recover by itself. */
  wedged?(): string | undefined;
  /** Throws when a pooler stands between that would lose row security. Run before anything else. */
  assertOwnSessions?(): Promise<void>;
  /** How many connections this server opens at most, and how many the database allows its user. */
  connections?(): Promise<{ readonly own: number; readonly allowed: number }>;
  /** A dump of an in-memory database, from which others can be opened. */
  dump?(): Promise<Blob>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL connection string; if omitted, the embedded database is opened. */
  readonly url?: string | undefined;
  /** Folder of the embedded database; in memory if omitted. */
  readonly dataDir?: string | undefined;
  /** A dump to load into an in-memory database. */
  readonly loadFrom?: Blob | undefined;
  /** The most connections to a PostgreSQL for requests and jobs. @default 40 */
  readonly connections?: number | undefined;
  readonly onError?: (error: unknown) => void;
}

/** The five-character SQLSTATE of a database error, however deep it is wrapped. */
export function databaseErrorCode(error: unknown): string | undefined {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1)
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code;
  return undefined;
}

/**
 * How often a transaction is retried, by the SQLSTATE of its failure: serialisation failures, deadlocks, and rows that another transaction
 * has made meanwhile. The database reports the last only after the other has committed, so the retry finds its row.
 */
const RETRIES: ReadonlyMap<string, number> = new Map([
  ['40001', 5],
  ['40P01', 5],
  ['23505', 2],
]);

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Retries work after a conflict, with exponential backoff and jitter. */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt > (RETRIES.get(databaseErrorCode(error) ?? '') ?? 0)) throw error;
      await pause(systemRandom.below(10 * 2 ** attempt));
    }
  }
}

import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { systemRandom } from '../clock/random.ts';

/** A handle on the database, or on a transaction of it. The same for the embedded database and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** One connection, for what an ORM cannot say: scripts and locks. */
export interface SqlSession {
  /** Runs a script of several statements. */
  exec(script: string): Promise<void>;
  query(text: string, parameters?: readonly unknown[]): Promise<Record<string, unknown>[]>;
}

/** What is done with what is heard on a channel. */
export interface ChannelListener {
  readonly onPayload: (payload: string) => void;
  /** The connection was lost and is back: something may have gone unheard. */
  readonly onReturn: () => void;
}

/** Where work asks the database. */
export interface Asked {
  readonly db: Db;
  /** Runs work in a transaction, again (at most five times) when the database ends it for a conflict with another. */
  transaction<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
}

export interface Database extends Asked {
  readonly kind: 'embedded' | 'postgres';
  /**
   * The database as the people of one enterprise see it: of the tables that belong to one enterprise at a time it shows, and lets be
   * written, the rows of this one alone, whatever a statement asks for (docs/safeguards.md). The embedded database does so in
   * transactions only: its one connection would have to change hands for every statement that reads.
   */
  forEnterprise(enterpriseNo: string): Asked;
  /** Lends one connection. */
  session<Result>(work: (session: SqlSession) => Promise<Result>): Promise<Result>;
  /** Hears what any process says on a channel; only where several may share the database. Answers how to stop. */
  listen?(channel: string, heard: ChannelListener): Promise<() => Promise<void>>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** A copy of an embedded database in memory, to open others from. */
  dump?(): Promise<Blob>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL connection string; without one the embedded database is opened. */
  readonly url?: string | undefined;
  /** Folder of the embedded database; in memory without one. */
  readonly dataDir?: string | undefined;
  /** A dump to start an embedded database in memory from. */
  readonly loadFrom?: Blob | undefined;
  readonly onError?: (error: unknown) => void;
}

/** The five-character SQLSTATE of a database error, however deep it is wrapped. */
export function databaseErrorCode(error: unknown): string | undefined {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1)
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code;
  return undefined;
}

const SERIALISATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const RETRIES = 5;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Repeats work that the database ended for a conflict, with a pause that grows and varies. */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const code = databaseErrorCode(error);
      if (attempt > RETRIES || (code !== SERIALISATION_FAILURE && code !== DEADLOCK)) throw error;
      await pause(systemRandom.below(10 * 2 ** attempt));
    }
  }
}

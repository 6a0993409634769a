import pg from 'pg';
import { databaseErrorCode } from './client.ts';
import type { DatabaseHosts } from './database-hosts.ts';
import { DatabaseUnavailable } from './outage.ts';
import type { ProvenPool } from './proven-pool.ts';
import type { WatchedConnections } from './watched-connections.ts';

/** A pool whose requests wait for so long without any connection being given back is exhausted. */
const STUCK_MS = 5000;
/** A commit that waits for a standby for so long waits for one that is gone. */
const REPLICATION_SECONDS = 3;
/** The monitor's own connection is closed when nobody asked for so long. */
const UNASKED_MS = 10_000;
/** A pool that gives nothing back for so long although the database answers does not recover by itself. */
const WEDGED_MS = 60_000;
const DISK_FULL = '53100';
/** The class of SQLSTATEs for what there is too little of, connections among them. */
const NO_RESOURCES = '53';

const QUESTION = `select pg_is_in_recovery() as standby, current_setting('transaction_read_only') = 'on' as read_only,
  (select count(*)::int from pg_stat_activity
    where wait_event = 'SyncRep' and state_change < clock_timestamp() - interval '${REPLICATION_SECONDS} seconds') as unreplicated,
  array(select pid from pg_stat_activity
    where pid = any($1) and (state = 'active' or state_change > clock_timestamp() - $2 * interval '1 millisecond')) as working`;

/** Takes room on the disk and gives it back. */
const TAKE_ROOM = `begin; create temporary table room on commit drop as select md5(number::text) from generate_series(1, 5000) as number; commit`;

interface Answer {
  readonly standby: boolean;
  readonly read_only: boolean;
  readonly unreplicated: number;
  readonly working: readonly number[];
}

export interface MonitorOptions {
  readonly hosts: DatabaseHosts;
  readonly pools: readonly ProvenPool[];
  readonly watched: WatchedConnections;
  /** After this long without an answer it is asked whether the database is still working on it. */
  readonly quietMs: number;
  /** How often the connections are looked at. */
  readonly watchMs: number;
  /** How long the monitor waits for its own answers. */
  readonly withinMs: number;
}

const wordsOf = (cause: unknown): string => (cause instanceof Error && cause.message !== '' ? cause.message : String(cause));

/** The host of an address, and nothing of its password, whatever characters that has. */
export const hostOf = (address: string): string => address.replace(/^.*@|^.*?:\/\//s, '').replace(/[/?].*$/s, '');

/**
 * Asks the database on a connection of its own how it is, and ends connections of the pools that have gone silent: those that wait for an
 * answer although the database, asked beside them, is working on none.
 */
export class DatabaseMonitor {
  readonly #options: MonitorOptions;
  readonly #watch: NodeJS.Timeout;
  #client: pg.Client | undefined;
  #askedAt = 0;
  #watching = false;
  #checking: Promise<void> | undefined;
  #isFull = false;
  #answered = false;

  constructor(options: MonitorOptions) {
    this.#options = options;
    this.#watch = setInterval(() => void this.#look(), options.watchMs).unref();
  }

  /** Why only a restart helps: the database answered just now, and yet the pool gives no connection back. */
  wedged(): string | undefined {
    const stuck = this.#answered && this.#options.pools.find(({ stuckMs }) => stuckMs > WEDGED_MS);
    return stuck
      ? `no connection to the database was given back for ${Math.round(stuck.stuckMs / 1000)} s, although it answers`
      : undefined;
  }

  /** Takes note of a failure that tells something about the database. */
  note(failure: unknown): void {
    if (databaseErrorCode(failure) === DISK_FULL) this.#isFull = true;
  }

  /** Throws, saying why, when the database cannot serve. Many may ask at once. */
  check(): Promise<void> {
    this.#checking ??= this.#check().finally(() => (this.#checking = undefined));
    return this.#checking;
  }

  close(): void {
    clearInterval(this.#watch);
    this.#leave();
  }

  async #check(): Promise<void> {
    this.#answered = false;
    const answer = await this.#ask([]);
    this.#answered = true;
    if (answer.standby) throw new DatabaseUnavailable('the database is a standby and takes no writes');
    if (answer.read_only) throw new DatabaseUnavailable('the database is read-only (default_transaction_read_only)');
    if (answer.unreplicated > 0)
      throw new DatabaseUnavailable(
        `the synchronous standby is gone: ${answer.unreplicated} commits wait for it (synchronous_standby_names, pg_stat_replication)`,
      );
    if (this.#isFull && !(await this.#hasRoom())) throw new DatabaseUnavailable('the disk of the database is full');
    for (const { stuckMs, options, waitingCount } of this.#options.pools)
      if (stuckMs > STUCK_MS)
        throw new DatabaseUnavailable(`all ${options.max} connections to the database are in use, and ${waitingCount} requests wait`);
  }

  async #hasRoom(): Promise<boolean> {
    try {
      await (await this.#connected()).query(TAKE_ROOM);
    } catch (error) {
      await this.#client?.query('rollback').catch(() => {});
      if (databaseErrorCode(error) === DISK_FULL) return false;
    }
    this.#isFull = false;
    return true;
  }

  async #look(): Promise<void> {
    if (this.#client && performance.now() - this.#askedAt > UNASKED_MS) this.#leave();
    const { watched, quietMs } = this.#options;
    const quiet = watched.quietFor(quietMs);
    if (quiet.size === 0 || this.#watching) return;
    this.#watching = true;
    const working = await this.#ask([...quiet.values()]).then(
      (answer) => new Set(answer.working),
      // A database that has no connection left for the question may well be working on the others.
      (failure: unknown) => (databaseErrorCode(failure)?.startsWith(NO_RESOURCES) ? undefined : new Set<number>()),
    );
    this.#watching = false;
    if (working === undefined) return;
    const still = watched.quietFor(quietMs);
    for (const [connection, pid] of quiet) if (still.has(connection) && !working.has(pid)) watched.end(connection);
  }

  async #ask(pids: readonly number[]): Promise<Answer> {
    const { hosts } = this.#options;
    for (let tries = 1; ; tries += 1) {
      try {
        const answer = await this.#askOnce(pids);
        if (!(answer.standby || answer.read_only) || tries > 2 || !(await hosts.search())) return answer;
      } catch (cause) {
        // At first the connection may have been an old one, then the host may have been replaced.
        if (tries > 2 || (tries === 2 && !(await hosts.search())))
          throw new DatabaseUnavailable(`the database at ${hostOf(hosts.current())} does not answer: ${wordsOf(cause)}`, { cause });
      }
      this.#leave();
    }
  }

  async #askOnce(pids: readonly number[]): Promise<Answer> {
    const client = await this.#connected();
    const { rows } = await client.query<Answer>(QUESTION, [pids, this.#options.quietMs]);
    const [answer] = rows;
    if (answer === undefined) throw new Error('it answered nothing');
    return answer;
  }

  async #connected(): Promise<pg.Client> {
    this.#askedAt = performance.now();
    if (this.#client) return this.#client;
    const { hosts, withinMs } = this.#options;
    const client = new pg.Client({
      connectionString: hosts.current(),
      application_name: 'lianxin-health',
      connectionTimeoutMillis: withinMs,
      query_timeout: withinMs,
    });
    client.on('error', () => {
      if (this.#client === client) this.#client = undefined;
    });
    this.#client = client;
    try {
      await client.connect();
      return client;
    } catch (error) {
      client.connection.stream.destroy();
      if (this.#client === client) this.#client = undefined;
      throw error;
    }
  }

  #leave(): void {
    this.#client?.connection.stream.destroy();
    this.#client = undefined;
  }
}

import pg from 'pg';
import { SharedConnection, WrongIdentity } from './connection-identity.ts';
import type { DatabaseHosts } from './database-hosts.ts';
import { DatabaseUnavailable, endsConnection } from './outage.ts';

/** The message of `pg` when all connections are in use for too long. */
const FULL = 'timeout exceeded when trying to connect';

const NO_CONNECTION = 'no connection to the database could be made';

export interface Proof {
  readonly hosts: DatabaseHosts;
  /** A connection that answered so recently is used without proof. */
  readonly trustedMs: number;
  /** How long the proof of an idle connection may take. */
  readonly proofMs: number;
}

type Connected = (error: Error | undefined, connection: pg.PoolClient | undefined, release: (release?: unknown) => void) => void;

/**
 * A pool that hands out only connections that answer. One that was idle is asked first, because the network between may have forgotten it
 * without a word; where one is silent, all that were idle as long are given up with it.
 */
export class ProvenPool extends pg.Pool {
  readonly #proof: Proof;
  readonly #heardAt = new WeakMap<pg.PoolClient, number>();
  #silentAt = -Infinity;
  #movedAt = performance.now();

  constructor(config: pg.PoolConfig, proof: Proof) {
    super(config);
    this.#proof = proof;
    this.on('acquire', () => {
      this.#movedAt = performance.now();
    });
    this.on('release', (_error, connection) => {
      this.#movedAt = performance.now();
      this.#heardAt.set(connection, this.#movedAt);
    });
  }

  /** For how long requests have been waiting while no connection was given back; 0 while none waits. */
  get stuckMs(): number {
    return this.waitingCount === 0 ? 0 : performance.now() - this.#movedAt;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const connecting = this.#connectProven();
    if (callback === undefined) return connecting;
    connecting.then(
      (connection) => callback(undefined, connection, (error) => connection.release(error instanceof Error || error === true)),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), undefined, () => {}),
    );
  }

  async #connectProven(): Promise<pg.PoolClient> {
    for (;;) {
      const connection = await this.#connect();
      const heardAt = this.#heardAt.get(connection);
      if (heardAt === undefined || performance.now() - heardAt <= this.#proof.trustedMs) return connection;
      if (heardAt > this.#silentAt && (await this.#answers(connection))) return connection;
      connection.release(true);
    }
  }

  async #answers(connection: pg.PoolClient): Promise<boolean> {
    const since = performance.now();
    const proof = { text: 'select 1', query_timeout: this.#proof.proofMs };
    try {
      await connection.query(proof);
      return true;
    } catch {
      this.#silentAt = since;
      return false;
    }
  }

  async #connect(): Promise<pg.PoolClient> {
    const { hosts } = this.#proof;
    try {
      return await super.connect();
    } catch (first) {
      if (first instanceof WrongIdentity || first instanceof SharedConnection) throw first;
      if (first instanceof Error && first.message === FULL)
        throw new DatabaseUnavailable(`all ${this.options.max} connections to the database are in use`, { cause: first });
      try {
        if (await hosts.search()) return await super.connect();
      } catch (second) {
        throw new DatabaseUnavailable(NO_CONNECTION, { cause: second });
      }
      throw new DatabaseUnavailable(NO_CONNECTION, { cause: first });
    }
  }
}

/** Gives a connection back to its pool, or ends it where a failure made it useless. */
export const giveBack = (connection: pg.PoolClient, failure: unknown): void => connection.release(endsConnection(failure));

import { databaseErrorCode } from './client.ts';

/** The database cannot be used for now. The message is for the operator. */
export class DatabaseUnavailable extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(why, options);
    this.name = 'DatabaseUnavailable';
  }
}

/**
 * SQLSTATEs of failures that pass without a change of the request: connections (08), resources such as a full disk (53), shutdown and
 * start (57P), a standby (25006), a connection ended while its transaction was idle (25P03), conflicts that outlasted their retries, a lock
 * that was not released in time (55P03), and failing storage (58030).
 */
const PASSING = /^(08\w{3}|53\w{3}|57P0[1235]|25006|25P03|40001|40P01|55P03|58030)$/;

/** Messages of `pg` about lost connections, which have no code. */
const LOST: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
  'Query read timeout',
  'timeout expired',
]);

const MAX_DEPTH = 5;

/** Errors of sockets to the database. Their codes alone do not tell them from a gateway's. */
const ofConnections = new WeakSet<Error>();

/** Takes note that a connection to the database broke with this error, which its queries then get. */
export const noteBroken = (error: Error): void => void ofConnections.add(error);

/** Whether an error, or what caused it, passes a test. */
export function isCausedBy(error: unknown, test: (cause: Error) => boolean): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < MAX_DEPTH; at = at.cause, depth += 1) if (test(at)) return true;
  return false;
}

const isLostConnection = (error: unknown): boolean => isCausedBy(error, (cause) => LOST.has(cause.message) || ofConnections.has(cause));

/** Whether a failure is the database's and will pass, so that the same request may be sent again. */
export const isOutage = (error: unknown): boolean =>
  PASSING.test(databaseErrorCode(error) ?? '') ||
  isLostConnection(error) ||
  isCausedBy(error, (cause) => cause instanceof DatabaseUnavailable);

/** After these, a connection must not be used again: its server is ending, has become a standby, or ended the session. */
const USELESS = /^(08\w{3}|57P0[1235]|25006|25P03)$/;

/** Whether a connection is of no use after a failure. */
export const endsConnection = (error: unknown): boolean => USELESS.test(databaseErrorCode(error) ?? '') || isLostConnection(error);

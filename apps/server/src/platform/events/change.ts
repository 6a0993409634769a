import type { Db } from '../db/client.ts';

/** A change event. It only names what to refresh and contains no data. */
export interface Change {
  /** The API resources that may have changed. */
  readonly topics: readonly string[];
  /** Only users of this enterprise; all enterprises if omitted. */
  readonly enterpriseNo?: string;
  /** Only users with this role. */
  readonly role?: string | undefined;
  /** Only this user. */
  readonly userId?: string | undefined;
}

const waiting = new WeakMap<Db, Change[]>();

/** Starts to collect the changes of a transaction. */
export function collectChanges(transaction: Db): readonly Change[] {
  const changes: Change[] = [];
  waiting.set(transaction, changes);
  return changes;
}

/** Adds a change event to the transaction, to be published after its commit. */
export function announceChange(transaction: Db, change: Change): void {
  waiting.get(transaction)?.push(change);
}

import type { Db } from '../db/client.ts';

/** What has changed, and for whom. It says that there is something to look at, never what. */
export interface Change {
  /** Resources of the contract whose answers may differ now. */
  readonly topics: readonly string[];
  /** Whose people hear of it; everybody's when absent. */
  readonly enterpriseNo?: string;
  /** Only people of this role. */
  readonly role?: string | undefined;
  /** Only this person. */
  readonly userId?: string | undefined;
}

const waiting = new WeakMap<Db, Change[]>();

/** Opens the list of changes that a transaction will tell of once it is committed. */
export function collectChanges(transaction: Db): readonly Change[] {
  const changes: Change[] = [];
  waiting.set(transaction, changes);
  return changes;
}

/** Notes a change in the transaction that makes it: people hear of it when it is committed, and never when it is not. */
export function announceChange(transaction: Db, change: Change): void {
  waiting.get(transaction)?.push(change);
}

import type { DatabaseAccess, Database } from '../db/client.ts';
import { collectChanges, type Change } from './change.ts';

type Publish = (changes: readonly Change[]) => void;

/** Publishes the changes of a transaction after its commit. */
const publishingTransaction =
  (access: DatabaseAccess, publish: Publish): DatabaseAccess['transaction'] =>
  async (work) => {
    let changes: readonly Change[] = [];
    const result = await access.transaction((db) => {
      changes = collectChanges(db);
      return work(db);
    });
    publish(changes);
    return result;
  };

/** Wraps a database to publish the changes of all its transactions after they are committed. */
export const withChangeEvents = (database: Database, publish: Publish): Database => ({
  ...database,
  transaction: publishingTransaction(database, publish),
  forEnterprise(enterpriseNo) {
    const own = database.forEnterprise(enterpriseNo);
    return { ...own, transaction: publishingTransaction(own, publish) };
  },
});

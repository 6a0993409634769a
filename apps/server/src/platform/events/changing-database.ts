import type { Database } from '../db/client.ts';
import { collectChanges, type Change } from './outgoing.ts';

/** The database, telling of what its transactions changed once they are committed. */
export const changingDatabase = (database: Database, publish: (changes: readonly Change[]) => void): Database => ({
  ...database,
  async transaction(work) {
    let changes: readonly Change[] = [];
    const result = await database.transaction((db) => {
      changes = collectChanges(db);
      return work(db);
    });
    publish(changes);
    return result;
  },
});

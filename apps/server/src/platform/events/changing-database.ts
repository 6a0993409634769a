import type { Asked, Database } from '../db/client.ts';
import { collectChanges, type Change } from './outgoing.ts';

type Publish = (changes: readonly Change[]) => void;

/** Has transactions tell of what they changed once they are committed. */
const telling =
  (asked: Asked, publish: Publish): Asked['transaction'] =>
  async (work) => {
    let changes: readonly Change[] = [];
    const result = await asked.transaction((db) => {
      changes = collectChanges(db);
      return work(db);
    });
    publish(changes);
    return result;
  };

/** The database, telling of what its transactions changed once they are committed, whoever's they are. */
export const changingDatabase = (database: Database, publish: Publish): Database => ({
  ...database,
  transaction: telling(database, publish),
  forEnterprise(enterpriseNo) {
    const own = database.forEnterprise(enterpriseNo);
    return { ...own, transaction: telling(own, publish) };
  },
});

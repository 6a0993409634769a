import { count } from 'drizzle-orm';
import { systemClock } from '../../platform/clock/clock.ts';
import { createIds } from '../../platform/clock/ids.ts';
import { systemRandom } from '../../platform/clock/random.ts';
import { readConfig } from '../../platform/config/config.ts';
import { openDatabase } from '../../platform/db/client.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { operator } from '../../schema/index.ts';
import { keyringOf, loadServerKey } from '../../platform/security/keys.ts';
import { hashPassword } from '../../platform/security/password.ts';
import { recordOperation } from '../audit/record.ts';
import { DUTIES } from '../duties.ts';
import { createOperator } from './create-operator.ts';
import { firstPassword } from './first-password.ts';

export interface FirstOperator {
  readonly name: string;
  readonly display: string;
}

/** Makes the first operator, straight in the database of this installation; answers the first password, or undefined where there are operators. */
export async function makeFirstOperator(
  env: Readonly<Record<string, string | undefined>>,
  { name, display }: FirstOperator,
): Promise<string | undefined> {
  const { databaseUrl, dataDir, serverKey } = readConfig(env);
  const database = await openDatabase({ url: databaseUrl, dataDir });
  try {
    await migrate(database);
    const keys = keyringOf(await loadServerKey(database.db, serverKey, systemRandom));
    const ids = createIds(systemClock, systemRandom);
    const password = firstPassword(systemRandom);
    const passwordHash = await hashPassword(password);
    return await database.transaction(async (db) => {
      const [present] = await db.select({ count: count() }).from(operator);
      if ((present?.count ?? 0) > 0) return undefined;
      const row = { name, displayName: display, duties: DUTIES, passwordHash, passwordDue: true, changedBy: 'installation' };
      await createOperator({ db, ids, clock: systemClock }, row);
      const recorder = { wallClock: systemClock, keys, requestId: ids.next(), address: 'local' };
      await recordOperation(db, recorder, {
        action: 'operators.first',
        outcome: 'done',
        by: 'installation',
        subjectId: name,
        after: { name, displayName: display, duties: DUTIES },
      });
      return password;
    });
  } finally {
    await database.close();
  }
}

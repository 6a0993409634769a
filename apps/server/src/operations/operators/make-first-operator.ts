import { and, eq } from 'drizzle-orm';
import { systemClock } from '../../platform/clock/clock.ts';
import { createIds } from '../../platform/clock/ids.ts';
import { systemRandom } from '../../platform/clock/random.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/client.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { loadKeyring } from '../../platform/security/keys.ts';
import { hashPassword } from '../../platform/security/password.ts';
import { operator } from '../../schema/index.ts';
import { recordOperation, type AuditFacts } from '../audit/record.ts';
import { DUTIES } from '../duties.ts';
import { createOperator } from './create-operator.ts';
import { heldOperators, twoManage } from './managers.ts';
import { endOperatorSessions } from './sessions.ts';

interface FirstOperator {
  readonly name: string;
  readonly display: string;
  readonly mobile: string;
  /** What the person chose. */
  readonly password: string;
  /** Who is disabled, where without them no two people are left who manage operators. */
  readonly insteadOf?: string | undefined;
}

/** `oneMore`: made, and a second one is needed. `enough`: two can make others. `unknown`: nobody of the name is there to be disabled. */
type FirstOperatorOutcome = 'made' | 'oneMore' | 'enough' | 'taken' | 'unknown';

class Undone extends Error {
  readonly outcome: FirstOperatorOutcome;

  constructor(outcome: FirstOperatorOutcome) {
    super(outcome);
    this.outcome = outcome;
  }
}

async function replaced(db: Db, name: string): Promise<typeof operator.$inferSelect> {
  const active = and(eq(operator.name, name), eq(operator.state, 'active'));
  const [row] = await db.select().from(operator).where(active).for('update');
  if (!row) throw new Undone('unknown');
  return row;
}

/**
 * Creates an operator directly in the database of this installation, while there are no two people who could. Only the holder of the
 * machine vouches for them.
 */
export async function makeFirstOperator(
  env: Readonly<Record<string, string | undefined>>,
  { name, display, mobile, password, insteadOf }: FirstOperator,
): Promise<FirstOperatorOutcome> {
  const config = readConfig(env);
  const { databaseUrl, dataDir } = config;
  const database = await openDatabase({ url: databaseUrl, dataDir });
  try {
    await migrate(database);
    const keys = await loadKeyring(database.db, config, systemRandom);
    const ids = createIds(systemClock, systemRandom);
    const recorder = { wallClock: systemClock, keys, requestId: ids.next(), address: 'local' };
    const passwordHash = await hashPassword(password);
    return await database.transaction(async (db) => {
      const record = (facts: Pick<AuditFacts, 'action' | 'subjectId' | 'after'>) =>
        recordOperation(db, recorder, { ...facts, outcome: 'done', by: 'installation' });
      const people = await heldOperators(db);
      const gone = insteadOf === undefined ? undefined : await replaced(db, insteadOf);
      if (twoManage(people.map((one) => (one.operatorId === gone?.operatorId ? { ...one, state: 'disabled' } : one))))
        throw new Undone('enough');
      if (gone) {
        const next = { state: 'disabled', version: gone.version + 1, changedBy: 'installation', changedAt: systemClock.now() } as const;
        await db.update(operator).set(next).where(eq(operator.operatorId, gone.operatorId));
        await endOperatorSessions({ db, wallClock: systemClock }, gone.operatorId);
        await record({ action: 'operators.disable', subjectId: gone.operatorId, after: { name: gone.name, state: next.state } });
      }
      const row = { name, displayName: display, mobile, duties: DUTIES, passwordHash, passwordDue: false, changedBy: 'installation' };
      if (!(await createOperator({ db, ids, clock: systemClock }, row))) throw new Undone('taken');
      await record({ action: 'operators.first', subjectId: name, after: { name, displayName: display, duties: DUTIES } });
      return twoManage(await heldOperators(db)) ? 'made' : 'oneMore';
    });
  } catch (error) {
    if (error instanceof Undone) return error.outcome;
    throw error;
  } finally {
    await database.close();
  }
}

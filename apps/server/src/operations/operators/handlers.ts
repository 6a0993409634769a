import { Refusal } from '@lianxin/domain';
import { and, arrayContains, asc, count, eq, ne } from 'drizzle-orm';
import { operator } from '../../schema/index.ts';
import { staleVersion } from '../../platform/refusals.ts';
import { hashPassword } from '../../platform/security/password.ts';
import { DUTIES } from '../duties.ts';
import type { OperationHandlers, OperatorContext } from '../handler.ts';
import { createOperator } from './create-operator.ts';
import { firstPassword } from './first-password.ts';
import { removeFactor } from './second-factor.ts';
import { endOperatorSessions } from './sessions.ts';

type Row = typeof operator.$inferSelect;

/** The duties that a row names, those that this version knows. */
const dutiesOf = ({ duties }: Pick<Row, 'duties'>) => DUTIES.filter((duty) => duties.includes(duty));

/** What the trail tells of an operator. */
const toldOf = ({ name, displayName, duties, state }: Pick<Row, 'name' | 'displayName' | 'duties' | 'state'>) => ({
  name,
  displayName,
  duties,
  state,
});

async function shown({ db }: OperatorContext, name: string, version: number): Promise<Row> {
  const [row] = await db.select().from(operator).where(eq(operator.name, name)).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.version !== version) throw staleVersion(row.changedBy, row.changedAt, row.version);
  return row;
}

async function change({ db, operator: self, wallClock }: OperatorContext, row: Row, set: Partial<Row>) {
  const next = { ...row, ...set, version: row.version + 1, changedBy: self.name, changedAt: wallClock.now() };
  await db.update(operator).set(next).where(eq(operator.operatorId, row.operatorId));
  return { answer: {}, subjectId: row.operatorId, before: toldOf(row), after: toldOf(next) };
}

/** Refuses to leave nobody who could manage operators. */
async function assertOthersManage({ db }: OperatorContext, { operatorId }: Row): Promise<void> {
  const [others] = await db
    .select({ count: count() })
    .from(operator)
    .where(and(eq(operator.state, 'active'), arrayContains(operator.duties, ['operators']), ne(operator.operatorId, operatorId)));
  if ((others?.count ?? 0) === 0) throw new Refusal('LAST_OPERATOR');
}

/** The people who run the platform. */
export const operatorHandlers: OperationHandlers['operators'] = {
  async list({ db }) {
    const rows = await db.select().from(operator).orderBy(asc(operator.name));
    return {
      list: rows.map((row) => ({
        operatorId: row.operatorId,
        name: row.name,
        displayName: row.displayName,
        duties: dutiesOf(row),
        state: row.state,
        passwordDue: row.passwordDue,
        version: row.version,
        createdAt: row.createdAt.toISOString(),
        lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
      })),
    };
  },
  async add(context, { name, displayName, duties }) {
    const password = firstPassword(context.random);
    const made = await createOperator(
      { ...context, clock: context.wallClock },
      { name, displayName, duties, passwordHash: await hashPassword(password), passwordDue: true, changedBy: context.operator.name },
    );
    if (!made) throw new Refusal('DUPLICATE');
    return { answer: {}, subjectId: name, after: toldOf({ name, displayName, duties, state: 'active' }), firstPassword: password };
  },
  async setDuties(context, { name, duties, version }) {
    const row = await shown(context, name, version);
    if (!duties.includes('operators')) await assertOthersManage(context, row);
    return change(context, row, { duties });
  },
  async enable(context, { name, version }) {
    return change(context, await shown(context, name, version), { state: 'active' });
  },
  async disable(context, { name, version }) {
    const row = await shown(context, name, version);
    await assertOthersManage(context, row);
    await endOperatorSessions(context, row.operatorId);
    return change(context, row, { state: 'disabled' });
  },
  async reset(context, { name, version }) {
    const row = await shown(context, name, version);
    const password = firstPassword(context.random);
    await endOperatorSessions(context, row.operatorId);
    await removeFactor(context.db, row.operatorId);
    const result = await change(context, row, { passwordHash: await hashPassword(password), passwordDue: true });
    return { ...result, firstPassword: password };
  },
};

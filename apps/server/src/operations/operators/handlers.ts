import { maskMobile, Refusal } from '@lianxin/domain';
import { and, asc, eq, ne } from 'drizzle-orm';
import { operator } from '../../schema/index.ts';
import { refusedField, staleVersion } from '../../platform/refusals.ts';
import { DUTIES } from '../duties.ts';
import type { OperationHandlers, OperatorContext } from '../handler.ts';
import { createOperator } from './create-operator.ts';
import { sendFirstPassword } from './first-password.ts';
import { heldOperators, twoManage } from './managers.ts';
import { removeFactor } from './second-factor.ts';
import { endOperatorSessions } from './sessions.ts';

type Row = typeof operator.$inferSelect;

/** The duties that a row names, those that this version knows. */
const dutiesOf = ({ duties }: Pick<Row, 'duties'>) => DUTIES.filter((duty) => duties.includes(duty));

const masked = (mobile: string | null): string | null => (mobile === null ? null : maskMobile(mobile));

/** What the trail tells of an operator. */
const toldOf = ({ name, displayName, mobile, duties, state }: Pick<Row, 'name' | 'displayName' | 'mobile' | 'duties' | 'state'>) => ({
  name,
  displayName,
  mobile: masked(mobile),
  duties,
  state,
});

async function shown({ db }: OperatorContext, name: string, version: number): Promise<Row> {
  const [row] = await db.select().from(operator).where(eq(operator.name, name)).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.version !== version) throw staleVersion(row.changedBy, row.changedAt, row.version);
  return row;
}

/** Changes an operator. Refuses to leave fewer than two people, really, who could manage operators. */
async function change({ db, operator: self, wallClock }: OperatorContext, row: Row, set: Partial<Row>) {
  const changed = { ...set, version: row.version + 1, changedBy: self.name, changedAt: wallClock.now() };
  await db.update(operator).set(changed).where(eq(operator.operatorId, row.operatorId));
  if (!twoManage(await heldOperators(db))) throw new Refusal('LAST_OPERATOR');
  return { answer: {}, subjectId: row.operatorId, before: toldOf(row), after: toldOf({ ...row, ...changed }) };
}

/** Whose word gives an operator what they are given now. */
const vouched = ({ proposerId }: OperatorContext): Pick<Row, 'vouchedBy'> => ({ vouchedBy: proposerId ?? null });

/** Where the first password of an operator is to go. A mobile is one operator's: nobody has another's sent to their own. */
async function mobileFor({ db }: OperatorContext, row: Row, named: string | undefined): Promise<string> {
  const mobile = named ?? row.mobile ?? undefined;
  if (mobile === undefined)
    throw refusedField('mobile', { zh: '该操作员没有登记手机号，请填写', en: 'This operator has no mobile yet. Give one' });
  const others = await db.$count(operator, and(eq(operator.mobile, mobile), ne(operator.operatorId, row.operatorId)));
  if (others > 0) throw refusedField('mobile', { zh: '该手机号已属于另一名操作员', en: 'Another operator has this mobile' });
  return mobile;
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
        mobile: masked(row.mobile),
        duties: dutiesOf(row),
        state: row.state,
        passwordDue: row.passwordDue,
        version: row.version,
        createdAt: row.createdAt.toISOString(),
        lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
      })),
    };
  },
  async add(context, { name, displayName, mobile, duties }) {
    const first = await sendFirstPassword(context, { name, mobile });
    const { operator: self, proposerId: vouchedBy } = context;
    const made = await createOperator(
      { ...context, clock: context.wallClock },
      { name, displayName, mobile, duties, ...first, vouchedBy, changedBy: self.name },
    );
    if (!made) throw new Refusal('DUPLICATE');
    return { answer: {}, subjectId: name, after: toldOf({ name, displayName, mobile, duties, state: 'active' }) };
  },
  async setDuties(context, { name, duties, version }) {
    return change(context, await shown(context, name, version), { duties, ...vouched(context) });
  },
  async enable(context, { name, version }) {
    return change(context, await shown(context, name, version), { state: 'active', ...vouched(context) });
  },
  async disable(context, { name, version }) {
    const row = await shown(context, name, version);
    await endOperatorSessions(context, row.operatorId);
    return change(context, row, { state: 'disabled' });
  },
  async reset(context, { name, mobile: named, version }) {
    const row = await shown(context, name, version);
    const mobile = await mobileFor(context, row, named);
    await endOperatorSessions(context, row.operatorId);
    await removeFactor(context.db, row.operatorId);
    return change(context, row, { mobile, ...(await sendFirstPassword(context, { name, mobile })), ...vouched(context) });
  },
};

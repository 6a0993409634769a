import { Refusal } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { signInGuard, type SignInGuard } from '../../business/entry/account/index.ts';
import { networkOf } from '../../http/client-address.ts';
import type { Db } from '../../platform/db/client.ts';
import { operator } from '../../schema/index.ts';
import { refusedField } from '../../platform/refusals.ts';
import { hashPassword, verifyPassword } from '../../platform/security/password.ts';
import { recordOperation } from '../audit/record.ts';
import { DUTIES } from '../duties.ts';
import type { OperationContext, OperationHandlers, OperatorContext, OperatorIdentity } from '../handler.ts';
import { passwordProblem } from './password-rules.ts';
import { confirmFactor, enrol, hasFactor, spendFactor } from './second-factor.ts';
import { endOperatorSession, endOperatorSessions, holdLiveOperator, openOperatorSession } from './sessions.ts';

const SIGN_IN_LIMIT = { name: 'operatorSignIn', times: 20, withinMs: 60_000 };

type Person = Omit<OperatorIdentity, 'sessionId'>;

const meOf = ({ operatorId, name, displayName, duties, passwordDue, secondFactor, lastSignInAt }: Person) => ({
  operatorId,
  name,
  displayName,
  duties: [...duties],
  passwordDue,
  secondFactor,
  lastSignInAt: lastSignInAt?.toISOString() ?? null,
});

/** Whether a first password has served its time. */
const isPast = (until: Date | null, now: Date): boolean => until !== null && until <= now;

/** Where an operator signs in from. */
const placesOf = ({ keys, address }: OperationContext): string[] =>
  address === '' ? [] : [keys.hmac('place', `address ${networkOf(address)}`)];

/** Counts the tries of a name, known or not, apart from the portal's users of that name. */
const guardOf = (context: OperationContext, name: string) =>
  signInGuard(context.db, context.wallClock, context.keys.hmac('name', `operator\n${name.toLowerCase()}`), placesOf(context));

/** Counts the tries of who is signed in already, where nobody else's reach. */
const ownGuardOf = ({ db, wallClock, keys, operator: { operatorId } }: OperatorContext) =>
  signInGuard(db, wallClock, keys.hmac('name', `signed-in operator\n${operatorId}`), []);

const noted = (context: OperationContext, by: string, action: string, outcome: string) =>
  context.transaction((db: Db) => recordOperation(db, context, { action, outcome, by }));

/** Makes sure that this is the operator's password; the tries are counted as those of signing in are. */
async function provenPassword(context: OperatorContext, password: string): Promise<SignInGuard> {
  const { db, operator: person } = context;
  const guard = ownGuardOf(context);
  await guard.needsCaptcha();
  await guard.takeTry();
  const [row] = await db.select().from(operator).where(eq(operator.operatorId, person.operatorId));
  if (!row || !(await verifyPassword(row.passwordHash, password))) throw await guard.refusal();
  return guard;
}

/** Signing in and out, the operator's own password and second factor. */
export const sessionHandlers: OperationHandlers['session'] = {
  async signIn(context, { name, password, code }) {
    await context.limiter.take(SIGN_IN_LIMIT, networkOf(context.address));
    const guard = guardOf(context, name);
    await guard.needsCaptcha();
    await guard.takeTry();
    const [row] = await context.db.select().from(operator).where(eq(operator.name, name));
    const right = await verifyPassword(row?.passwordHash, password);
    if (!row || !right || row.state !== 'active' || isPast(row.passwordUntil, context.wallClock.now())) {
      const refusal = await guard.refusal();
      await noted(context, name, 'session.signIn', `refused ${refusal.key}`);
      throw refusal;
    }
    const secondFactor = await hasFactor(context.db, row.operatorId);
    // The try stays counted until both are right.
    if (secondFactor && code === undefined) throw new Refusal('SECOND_FACTOR_REQUIRED');
    if (secondFactor && !(await spendFactor(context, row.operatorId, code ?? ''))) {
      const refusal = await guard.refusal();
      await noted(context, name, 'session.signIn', 'refused SECOND_FACTOR_WRONG');
      throw refusal.key === 'ACCOUNT_LOCKED' ? refusal : new Refusal('SECOND_FACTOR_WRONG');
    }
    await guard.clear();
    const now = context.wallClock.now();
    const { token, expiresAt } = await context.transaction(async (db) => {
      const opened = await openOperatorSession({ ...context, db }, row);
      if (!opened) throw new Refusal('CREDENTIALS_WRONG');
      await db.update(operator).set({ lastSignInAt: now }).where(eq(operator.operatorId, row.operatorId));
      await recordOperation(db, { ...context, operator: row }, { action: 'session.signIn', outcome: 'done' });
      return opened;
    });
    await guard.remember(placesOf(context));
    // The last sign-in shown is the one before this.
    return {
      token,
      expiresAt: expiresAt.toISOString(),
      operator: meOf({ ...row, secondFactor, duties: DUTIES.filter((duty) => row.duties.includes(duty)) }),
    };
  },
  me: async ({ operator: person }) => meOf(person),
  async signOut(context) {
    await endOperatorSession(context, context.operator.sessionId);
    return { answer: {} };
  },
  async enrolFactor(context, { password, code }) {
    const { operator: person } = context;
    const guard = await provenPassword(context, password);
    if (person.secondFactor && code === undefined) throw new Refusal('SECOND_FACTOR_REQUIRED');
    if (person.secondFactor && !(await spendFactor(context, person.operatorId, code ?? ''))) throw new Refusal('SECOND_FACTOR_WRONG');
    await guard.clear();
    const answer = await context.transaction(async (db) => {
      await holdLiveOperator({ ...context, db });
      await recordOperation(db, context, { action: 'session.enrolFactor', outcome: 'done', subjectId: person.operatorId });
      return enrol({ ...context, db }, person);
    });
    return { answer };
  },
  async confirmFactor(context, { code }) {
    const { operatorId } = context.operator;
    const guard = ownGuardOf(context);
    await guard.needsCaptcha();
    await guard.takeTry();
    const recoveryCodes = await context.transaction(async (db) => {
      await holdLiveOperator({ ...context, db });
      await recordOperation(db, context, { action: 'session.confirmFactor', outcome: 'done', subjectId: operatorId });
      return confirmFactor({ ...context, db }, operatorId, code);
    });
    await guard.clear();
    return { answer: { recoveryCodes: [...recoveryCodes] } };
  },
  async changePassword(context, { password, newPassword }) {
    const { operator: person } = context;
    await (await provenPassword(context, password)).clear();
    const problem = passwordProblem(newPassword, person.name);
    if (problem) throw refusedField('newPassword', problem);
    if (newPassword === password) throw refusedField('newPassword', { zh: '新密码不能与原密码相同', en: 'It must not be the old one' });
    const passwordHash = await hashPassword(newPassword);
    await context.transaction(async (tx) => {
      await holdLiveOperator({ ...context, db: tx });
      await tx
        .update(operator)
        .set({ passwordHash, passwordDue: false, passwordUntil: null })
        .where(eq(operator.operatorId, person.operatorId));
      await endOperatorSessions({ ...context, db: tx }, person.operatorId);
      await recordOperation(tx, context, { action: 'session.changePassword', outcome: 'done', subjectId: person.operatorId });
    });
    return { answer: {} };
  },
};

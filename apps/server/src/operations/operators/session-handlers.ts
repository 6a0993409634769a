import { eq } from 'drizzle-orm';
import { signInGuard } from '../../account/sign-in-guard.ts';
import type { Db } from '../../db/client.ts';
import { operator } from '../../db/schema/index.ts';
import { FieldRefusal } from '../../http/refusals.ts';
import { hashPassword, verifyPassword } from '../../security/password.ts';
import { recordOperation } from '../audit/record.ts';
import { DUTIES } from '../duties.ts';
import type { OperationContext, OperationHandlers, OperatorIdentity } from '../handler.ts';
import { passwordProblem } from './password-rules.ts';
import { endOperatorSessions, openOperatorSession } from './sessions.ts';

const SIGN_IN_LIMIT = { name: 'operatorSignIn', times: 20, withinMs: 60_000 };

type Person = Omit<OperatorIdentity, 'sessionId'>;

const meOf = ({ operatorId, name, displayName, duties, passwordDue, lastSignInAt }: Person) => ({
  operatorId,
  name,
  displayName,
  duties: [...duties],
  passwordDue,
  lastSignInAt: lastSignInAt?.toISOString() ?? null,
});

/** Counts the tries of a name, known or not, apart from the portal's users of that name. */
const guardOf = ({ db, wallClock, keys }: OperationContext, name: string) =>
  signInGuard(db, wallClock, keys.seal('name', `operator\n${name.toLowerCase()}`));

const noted = (context: OperationContext, by: string, action: string, outcome: string) =>
  context.transaction((db: Db) => recordOperation(db, context, { action, outcome, by }));

/** Signing in and out, and the operator's own password. */
export const sessionHandlers: OperationHandlers['session'] = {
  async signIn(context, { name, password }) {
    context.limiter.take(SIGN_IN_LIMIT, context.address);
    const guard = guardOf(context, name);
    await guard.needsCaptcha();
    await guard.takeTry();
    const [row] = await context.db.select().from(operator).where(eq(operator.name, name));
    const right = await verifyPassword(row?.passwordHash, password);
    if (!row || !right || row.state !== 'active') {
      const refusal = await guard.refusal();
      await noted(context, name, 'session.signIn', `refused ${refusal.key}`);
      throw refusal;
    }
    await guard.clear();
    const now = context.wallClock.now();
    const { token, expiresAt } = await context.transaction(async (db) => {
      await db.update(operator).set({ lastSignInAt: now }).where(eq(operator.operatorId, row.operatorId));
      await recordOperation(db, { ...context, operator: row }, { action: 'session.signIn', outcome: 'done' });
      return openOperatorSession({ ...context, db }, row.operatorId);
    });
    // The last sign-in shown is the one before this.
    return {
      token,
      expiresAt: expiresAt.toISOString(),
      operator: meOf({ ...row, duties: DUTIES.filter((duty) => row.duties.includes(duty)) }),
    };
  },
  me: async ({ operator: person }) => meOf(person),
  async signOut(context) {
    await endOperatorSessions(context, context.operator.operatorId, context.operator.sessionId);
    return { answer: {} };
  },
  async changePassword(context, { password, newPassword }) {
    const { operator: person, db, language } = context;
    const guard = guardOf(context, person.name);
    await guard.needsCaptcha();
    await guard.takeTry();
    const [row] = await db.select().from(operator).where(eq(operator.operatorId, person.operatorId));
    if (!row || !(await verifyPassword(row.passwordHash, password))) throw await guard.refusal();
    await guard.clear();
    const problem = passwordProblem(newPassword, person.name);
    if (problem) throw new FieldRefusal([{ path: 'newPassword', message: problem[language] }]);
    if (newPassword === password)
      throw new FieldRefusal([
        { path: 'newPassword', message: language === 'zh' ? '新密码不能与原密码相同' : 'It must not be the old one' },
      ]);
    const passwordHash = await hashPassword(newPassword);
    await context.transaction(async (tx) => {
      await tx.update(operator).set({ passwordHash, passwordDue: false }).where(eq(operator.operatorId, row.operatorId));
      await endOperatorSessions({ ...context, db: tx }, row.operatorId);
      await recordOperation(tx, context, { action: 'session.changePassword', outcome: 'done', subjectId: row.operatorId });
    });
    return { answer: {} };
  },
};

import type { contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { session, userAccount } from '../../../schema/index.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { confirmationMs } from '../../../platform/session/confirmation.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { isOwnPassword } from '../../../platform/security/confirm-identity.ts';
import type { Services } from '../../../platform/services.ts';
import { spendCode } from '../../../platform/sms/sms-codes.ts';

type Confirm = (typeof contract)['session']['confirm'];

/** Confirms the person by SMS code or password. Counts every attempt. */
export async function confirmSession(
  { config, keys, sessions }: Pick<Services, 'config' | 'keys' | 'sessions'>,
  context: CallContext,
  { code, password }: RequestOf<Confirm>,
): Promise<ResponseOf<Confirm>> {
  const { db, viewer, wallClock } = context;
  if ((code === undefined) === (password === undefined)) throw new Refusal('VALIDATION');
  if (code !== undefined) {
    const [user] = await db.select({ mobile: userAccount.mobile }).from(userAccount).where(eq(userAccount.userId, viewer.userId));
    await spendCode({ db, wallClock, keys }, { purpose: 'stepUp', mobile: user?.mobile ?? '' }, code);
  } else if (password !== undefined && !(await isOwnPassword(context, viewer.userId, password))) {
    throw new Refusal('PASSWORD_WRONG');
  }
  await context.transaction(async (tx) => {
    await sessions.lockSession(tx, viewer);
    await tx.update(session).set({ confirmedAt: wallClock.now() }).where(eq(session.sessionId, viewer.sessionId));
    await recordAudit({ ...context, db: tx }, 'session.confirm', viewer.userId);
  });
  return { validSeconds: confirmationMs(config) / 1000 };
}

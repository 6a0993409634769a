import { UserId, type contract, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { maskMobile, Refusal } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { userAccount } from '../../../schema/index.ts';
import { takeInvitation } from '../../trade/suppliers/index.ts';
import { endFeedsOf } from '../../money/calendar-feed/index.ts';
import { recordConsent } from '../../foundation/documents/index.ts';
import type { VisitorContext } from '../../../platform/call-context.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { hashNewPassword, newPassword, passwordRules, replacePassword } from '../../../platform/security/new-password.ts';
import { hashPassword } from '../../../platform/security/password.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { forgottenSubject, ownerOfMobile } from './send-code.ts';
import { spendCode } from '../../../platform/sms/sms-codes.ts';
import { signInGuard } from './sign-in-guard.ts';
import { userOf } from './user.ts';

type Account = (typeof contract)['account'];
type Needs = Pick<Services, 'keys' | 'limiter' | 'sessions' | 'config'>;

/** Creates an account for a verified number and opens a session. An existing owner was told by SMS only. */
export async function signUp(
  { keys, limiter, config }: Needs,
  context: VisitorContext,
  { mail, mobile, captcha, password: encoded, consents = [], invitation }: RequestOf<Account['register']>,
): Promise<ResponseOf<Account['register']>> {
  await limiter.take(LIMITS.signUp, context.network);
  const password = newPassword(encoded, passwordRules(config), [mobile, mail.split('@')[0] ?? '']);
  await spendCode({ ...context, keys }, { purpose: 'register', mobile }, captcha);
  const passwordHash = await hashPassword(password);
  const userId = z.parse(UserId, context.ids.next());
  await context.transaction(async (db) => {
    if (await ownerOfMobile(db, mobile)) throw new Refusal('CAPTCHA_WRONG');
    const person = { userId, userName: mobile, displayName: maskMobile(mobile), mobile, mail, passwordHash };
    await db.insert(userAccount).values({ ...person, createdAt: context.clock.now(), lastSignInAt: context.wallClock.now() });
    await recordConsent({ ...context, db }, { userId, enterpriseNo: null, documents: consents });
    if (invitation !== undefined) await takeInvitation({ db, clock: context.clock, keys }, userId, invitation);
    await recordAudit({ ...context, db, viewer: { userId, enterpriseNo: null } }, 'account.register', userId);
  });
  const subject = { userId, enterpriseNo: null, role: 'administrator' } as const;
  return { ...(await context.session.open(subject, 0)), user: await userOf(context, subject) };
}

/** Sets a new password after the number was verified. Ends all sessions, calendar feeds and locks of the name, and marks this place as known. */
export async function resetPassword(
  { keys, limiter, sessions, config }: Needs,
  context: VisitorContext,
  { userName, mobile, captcha, password: encoded }: RequestOf<Account['setPassword']>,
): Promise<void> {
  await limiter.take(LIMITS.signUp, context.network);
  const rules = passwordRules(config);
  const password = newPassword(encoded, rules, [userName, mobile]);
  await spendCode({ ...context, keys }, { purpose: 'forgottenPassword', mobile, subject: forgottenSubject(userName) }, captcha);
  const [person] = await context.db
    .select({ userId: userAccount.userId })
    .from(userAccount)
    .where(and(eq(userAccount.userName, userName), eq(userAccount.mobile, mobile)));
  if (!person) throw new Refusal('CAPTCHA_WRONG');
  // Only after verification: tells whether a password was used before.
  const passwordHash = await hashNewPassword(context.db, person.userId, password, rules);
  const places = context.session.rememberDevice();
  await context.transaction(async (db) => {
    await sessions.endAll(db, person.userId);
    await replacePassword({ ...context, db }, person.userId, passwordHash, rules);
    const guard = signInGuard(db, context.wallClock, keys.hmac('name', userName.toLowerCase()), []);
    await guard.clearAll();
    await guard.remember(places);
    const userId = z.parse(UserId, person.userId);
    await endFeedsOf({ ...context, db }, userId);
    await recordAudit({ ...context, db, viewer: { userId, enterpriseNo: null } }, 'account.resetPassword', userId);
  });
}

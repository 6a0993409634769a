import type { contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { isPasswordDue, PASSWORD_PROFILES, Refusal } from '@lianxin/domain';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { enterprise, membership, userAccount } from '../../../schema/index.ts';
import type { VisitorContext } from '../../../platform/call-context.ts';
import { isCaptchaCorrect } from '../../../platform/security/captcha.ts';
import { decodePassword, verifyPassword } from '../../../platform/security/password.ts';
import { signInLimit } from '../../../platform/security/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import type { SessionSubject } from '../../../platform/session/session-control.ts';
import { openSession } from './open-session.ts';
import { signInGuard } from './sign-in-guard.ts';

type Login = (typeof contract)['account']['login'];
type Needs = Pick<Services, 'keys' | 'limiter' | 'config'>;

/** The first active position, if any. Refuses POSITION_FROZEN and ENTERPRISE_CANCELLED. */
async function firstSubject(db: Db, user: typeof userAccount.$inferSelect): Promise<SessionSubject> {
  const positions = await db
    .select()
    .from(membership)
    .where(eq(membership.userId, user.userId))
    .orderBy(asc(membership.rank), asc(membership.enterpriseNo));
  const first = positions.find(({ frozenAt }) => frozenAt === null);
  if (first === undefined && positions.length > 0) throw await noPosition(db, positions);
  return {
    userId: user.userId,
    enterpriseNo: first?.enterpriseNo ?? null,
    role: first?.role ?? user.defaultRole,
  };
}

/** The refusal if no position is active. */
async function noPosition(db: Db, positions: readonly { readonly enterpriseNo: string }[]): Promise<Refusal> {
  const enterprises = await db
    .select({ name: enterprise.name, cancelledAt: enterprise.cancelledAt })
    .from(enterprise)
    .where(
      inArray(
        enterprise.enterpriseNo,
        positions.map(({ enterpriseNo }) => enterpriseNo),
      ),
    );
  const [one] = enterprises;
  return one && enterprises.every(({ cancelledAt }) => cancelledAt !== null)
    ? new Refusal('ENTERPRISE_CANCELLED', { enterprise: one.name })
    : new Refusal('POSITION_FROZEN');
}

async function checkCaptcha(context: VisitorContext, { keys }: Needs, { captchaId, captcha }: RequestOf<Login>): Promise<void> {
  if (captchaId === undefined || captcha === undefined) throw new Refusal('CAPTCHA_REQUIRED');
  if (!(await isCaptchaCorrect(context, keys, captchaId, captcha))) throw new Refusal('CAPTCHA_WRONG');
}

/** An unknown name takes the same time and gets the same answers as a known one. */
export async function signIn(needs: Needs, context: VisitorContext, request: RequestOf<Login>): Promise<ResponseOf<Login>> {
  const { db, wallClock, session } = context;
  await needs.limiter.take(signInLimit(needs.config), context.network);
  const guard = signInGuard(db, wallClock, needs.keys.hmac('name', request.userName.toLowerCase()), session.places);
  if (await guard.needsCaptcha()) await checkCaptcha(context, needs, request);
  await guard.takeTry();
  const [user] = await db.select().from(userAccount).where(eq(userAccount.userName, request.userName));
  const password = decodePassword(request.password);
  const right = await verifyPassword(user?.passwordHash, password ?? '');
  if (!right || !user || password === undefined) throw await guard.refusal();
  await guard.clear();
  const subject = await firstSubject(db, user);
  const opened = await openSession(context, subject, user.credentialEpoch);
  await guard.remember(session.rememberDevice());
  const due = isPasswordDue(PASSWORD_PROFILES[needs.config.passwordProfile], user.passwordChangedAt ?? user.createdAt, wallClock.now());
  return due ? { ...opened, user: { ...opened.user, passwordDue: true } } : opened;
}

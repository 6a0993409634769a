import type { SomeCalls } from '../../../calls/call.ts';
import type { contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { openSession } from '../account/index.ts';
import type { Db } from '../../../platform/db/client.ts';
import { auditLog, enterprise, membership, userAccount } from '../../../schema/index.ts';
import type { VisitorContext } from '../../../platform/call-context.ts';
import { signInLimit } from '../../../platform/security/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { makeCode, takeCode } from './codes.ts';

type EnterCall = (typeof contract)['singleSignOn']['enter'];
type Needs = Pick<Services, 'keys' | 'limiter' | 'config'>;

async function nameOf(db: Db, userId: string, enterpriseNo: string | null) {
  const [row] = await db
    .select({ displayName: userAccount.displayName, enterpriseName: enterprise.name })
    .from(userAccount)
    .leftJoin(enterprise, eq(enterprise.enterpriseNo, enterpriseNo ?? ''))
    .where(eq(userAccount.userId, userId));
  return { displayName: row?.displayName ?? '', enterpriseName: row?.enterpriseName ?? null };
}

/** Signs in with a partner's one-time code; asks first if another person is signed in. */
async function signInByPartner(
  { keys, limiter, config }: Needs,
  context: VisitorContext,
  request: RequestOf<EnterCall>,
): Promise<ResponseOf<EnterCall>> {
  const { db, session, userAgent, wallClock } = context;
  await limiter.take(signInLimit(config), context.network);
  const code = await takeCode({ db, keys, wallClock }, request.code, { partner: request.partner, userAgent });
  const partner = config.partners.find(({ id }) => id === code?.partner);
  if (!code || !partner) throw new Refusal('SIGN_ON_CODE_INVALID');
  const [member] = await db
    .select()
    .from(membership)
    .where(and(eq(membership.userId, code.userId), eq(membership.enterpriseNo, code.enterpriseNo ?? ''), isNull(membership.frozenAt)));
  if (!member) throw new Refusal('SIGN_ON_CODE_INVALID');
  const subject = { userId: code.userId, enterpriseNo: member.enterpriseNo, role: member.role, openedBy: partner.id };

  const present = session.current;
  if (code.kind === 'entry' && present !== null && present.userId !== code.userId) {
    const question = {
      code: await makeCode({ ...context, keys }, { kind: 'confirm', partner: partner.id, subject, userAgent }),
      present: await nameOf(db, present.userId, present.enterpriseNo),
      wanted: await nameOf(db, subject.userId, subject.enterpriseNo),
    };
    return { partnerName: partner.name, question };
  }
  const opened = await openSession(context, subject);
  await db.insert(auditLog).values({
    id: context.ids.next(),
    at: wallClock.now(),
    userId: subject.userId,
    enterpriseNo: subject.enterpriseNo,
    action: 'singleSignOn',
    subjectId: partner.id,
    requestId: context.requestId,
  });
  return { ...opened, partnerName: partner.name };
}

/** Sign-on through partners. */
export const singleSignOnCalls = {
  singleSignOn: {
    enter: {
      scope: 'public',
      ownTransactions: true,
      statements: 22,
      handle: (context, request, services) => signInByPartner(services, context, request),
    },
  },
} satisfies SomeCalls;

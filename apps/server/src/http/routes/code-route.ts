import { envelopeOf, SUCCESS } from '@lianxin/api/contract';
import { REFUSAL_CODES, REFUSALS } from '@lianxin/domain';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/client.ts';
import { membership, signOnNonce, userAccount } from '../../schema/index.ts';
import { HttpFailure } from '../http-failure.ts';
import { isStorable } from '../../platform/storable.ts';
import { isLoopback } from '../origin.ts';
import { LIMITS } from '../../platform/security/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { CODE_MS, makeCode, signerOf } from '../../business/entry/sso/index.ts';
import { SANDBOX_PARTNER, type Partner } from '../../platform/config/partners.ts';

/** Tolerance for a partner's clock. */
const CLOCK_SKEW_MS = 60_000;

const short = z.string().check(z.minLength(1), z.maxLength(64), z.refine(isStorable));
const SubjectFields = {
  userName: short,
  enterpriseNo: z.optional(short),
  userAgent: z.string().check(z.minLength(1), z.maxLength(1_000), z.refine(isStorable)),
};
const Request = z.strictObject({
  ...SubjectFields,
  partner: short,
  timestamp: z.int(),
  nonce: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
const SandboxRequest = z.strictObject({ ...SubjectFields, userAgent: z.optional(SubjectFields.userAgent) });

/** Finds the user in the requested enterprise, or in the first one that the partner may sign on for. */
async function subjectOf(db: Db, partner: Partner, userName: string, enterpriseNo: string | undefined) {
  const wanted = enterpriseNo === undefined ? partner.enterprises : partner.enterprises.filter((one) => one === enterpriseNo);
  if (wanted.length === 0) return undefined;
  const [found] = await db
    .select({ userId: membership.userId, enterpriseNo: membership.enterpriseNo, role: membership.role })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.userId, membership.userId))
    .where(and(eq(userAccount.userName, userName), inArray(membership.enterpriseNo, [...wanted]), isNull(membership.frozenAt)))
    .orderBy(asc(membership.rank), asc(membership.enterpriseNo))
    .limit(1);
  return found;
}

/** Issues one-time codes to partners' servers. Not for browsers: cookies are ignored. */
export function codeRoute(app: FastifyInstance, services: Services): void {
  const { config, database, keys, limiter, random, wallClock } = services;
  const tools = { db: database.db, keys, random, wallClock };

  const answer = async (partner: Partner, wanted: { userName: string; enterpriseNo?: string | undefined; userAgent: string }) => {
    const subject = await subjectOf(database.db, partner, wanted.userName, wanted.enterpriseNo);
    if (!subject) return envelopeOf('api', REFUSAL_CODES.NOT_FOUND, REFUSALS.NOT_FOUND.zh, null);
    const code = await makeCode(tools, { kind: 'entry', partner: partner.id, subject, userAgent: wanted.userAgent });
    return envelopeOf('api', SUCCESS, REFUSALS.SUCCESS.zh, { code, expiresInSeconds: CODE_MS.entry / 1000, entry: `/#token=${code}` });
  };

  app.post('/sso/codes', async (request, reply) => {
    void reply.header('Cache-Control', 'no-store');
    if (request.headers.origin !== undefined) throw new HttpFailure(403, 'codes are given to servers only');
    const { data } = Request.safeParse(request.body);
    if (!data) throw new HttpFailure(400, 'the request for a code is malformed');
    if (!(await limiter.takes(LIMITS.signOnCode, data.partner))) throw new HttpFailure(429, 'too many codes at once');
    const partner = signerOf(config.partners, data, data.signature);
    const now = wallClock.now().getTime();
    if (!partner || Math.abs(now - data.timestamp * 1000) > CLOCK_SKEW_MS) throw new HttpFailure(401, 'no partner signed this now');
    const first = await database.db
      .insert(signOnNonce)
      .values({ partner: partner.id, nonce: data.nonce, expiresAt: new Date(now + 3 * CLOCK_SKEW_MS) })
      .onConflictDoNothing()
      .returning();
    if (first.length === 0) throw new HttpFailure(401, 'the nonce was used before');
    return answer(partner, data);
  });

  if (!config.sandbox) return;
  app.post('/sandbox/sign-on', async (request, reply) => {
    void reply.header('Cache-Control', 'no-store');
    if (!isLoopback(request)) throw new HttpFailure(403, 'the sandbox answers this machine only');
    const { data } = SandboxRequest.safeParse(request.body);
    if (!data) throw new HttpFailure(400, 'the body is {"userName", "enterpriseNo"?, "userAgent"?}');
    return answer(SANDBOX_PARTNER, { ...data, userAgent: data.userAgent ?? request.headers['user-agent'] ?? '' });
  });
}

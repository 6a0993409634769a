import type { SomeCalls } from '../../../calls/call.ts';
import type { Handlers, ServedHandlers } from '../../../calls/handler.ts';
import { Refusal } from '@lianxin/domain';
import { and, asc, eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/security/audit.ts';
import { sha256 } from '../../../platform/security/keys.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { calendarFeed, enterprise } from '../../../schema/index.ts';

/** Bytes of randomness in an address. */
const SECRET_BYTES = 32;

/** Followed by the secret and `.ics`. */
export const FEED_PATH = 'calendars/';

const list: Handlers['calendarFeed']['list'] = async ({ db, viewer }) => {
  const rows = await db
    .select({ feed: calendarFeed, enterpriseName: enterprise.name })
    .from(calendarFeed)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, calendarFeed.enterpriseNo))
    .where(eq(calendarFeed.userId, viewer.userId))
    .orderBy(asc(calendarFeed.openedAt), asc(calendarFeed.id));
  return rows.map(({ feed, enterpriseName }) => ({
    id: feed.id,
    enterpriseName,
    isCurrent: feed.enterpriseNo === viewer.enterpriseNo,
    openedAt: feed.openedAt.toISOString(),
    lastReadAt: feed.lastReadAt?.toISOString() ?? null,
  }));
};

const open: ServedHandlers['calendarFeed']['open'] = async (context, _request, { limiter }) => {
  const { db, viewer, ids, random, wallClock, language, portalAddress } = context;
  const enterpriseNo = enterpriseOf(context);
  await limiter.take(LIMITS.openFeed, viewer.userId);
  const token = random.bytes(SECRET_BYTES).toString('base64url');
  const made = { id: ids.next(), tokenHash: sha256(token), language, openedAt: wallClock.now(), lastReadAt: null };
  await db
    .insert(calendarFeed)
    .values({ ...made, userId: viewer.userId, enterpriseNo })
    .onConflictDoUpdate({ target: [calendarFeed.userId, calendarFeed.enterpriseNo], set: made });
  await recordAudit(context, 'calendarFeed.open', made.id);
  return { address: `${portalAddress}${FEED_PATH}${token}.ics` };
};

const end: Handlers['calendarFeed']['end'] = async (context, { id }) => {
  const { db, viewer } = context;
  const ended = await db
    .delete(calendarFeed)
    .where(and(eq(calendarFeed.id, id), eq(calendarFeed.userId, viewer.userId)))
    .returning({ id: calendarFeed.id });
  if (ended.length === 0) throw new Refusal('NOT_FOUND');
  await recordAudit(context, 'calendarFeed.end', id);
  return {};
};

export const calendarFeedCalls = {
  calendarFeed: {
    list: { scope: 'self', anyStatus: true, statements: 2, handle: list },
    open: { scope: 'enterprise', answersSecret: true, statements: 4, handle: open },
    end: { scope: 'self', anyStatus: true, statements: 5, handle: end },
  },
} satisfies SomeCalls;

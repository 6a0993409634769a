import { holdsPermission, icalendar } from '@lianxin/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { EnterpriseNo } from '@lianxin/api/contract';
import type { Db } from '../../../platform/db/client.ts';
import { settled } from '../../../platform/db/settled.ts';
import { sha256 } from '../../../platform/security/keys.ts';
import type { Services } from '../../../platform/services.ts';
import { calendarFeed, enterprise, membership } from '../../../schema/index.ts';
import { storedDuesOf } from '../../vouchers/voucher/index.ts';
import { outflowsOf } from '../dues/index.ts';
import { CALENDAR_NAMES, dueEvents } from './due-events.ts';

type Row = typeof calendarFeed.$inferSelect;

/** The refresh interval suggested to calendar programs. */
const RENEW_HOURS = 6;

/** Reads are recorded at most this often. */
const NOTED_EVERY_MS = 3_600_000;

/** Undefined unless the person still holds a position that may read the enterprise's records. */
export async function feedOf(db: Db, token: string): Promise<Row | undefined> {
  const [found] = await db
    .select({ feed: calendarFeed, role: membership.role })
    .from(calendarFeed)
    .innerJoin(
      membership,
      and(eq(membership.userId, calendarFeed.userId), eq(membership.enterpriseNo, calendarFeed.enterpriseNo), isNull(membership.frozenAt)),
    )
    .innerJoin(enterprise, and(eq(enterprise.enterpriseNo, calendarFeed.enterpriseNo), isNull(enterprise.cancelledAt)))
    .where(eq(calendarFeed.tokenHash, sha256(token)));
  return found && holdsPermission(found.role, 'records.read') ? found.feed : undefined;
}

/** A keyed id of the enterprise for uids. */
const enterpriseHash = ({ keys }: Pick<Services, 'keys'>, enterpriseNo: EnterpriseNo): string =>
  keys.hmac('calendar', enterpriseNo).slice(0, 16);

/** Writes the feed as a calendar file and records the read. Fees have no due date and are left out. */
export async function writeFeed(
  services: Pick<Services, 'database' | 'clock' | 'wallClock' | 'keys'>,
  { id, enterpriseNo, language, lastReadAt }: Row,
): Promise<string> {
  const { clock, wallClock } = services;
  const { db } = services.database;
  const now = wallClock.now();
  const [dues, { repayments, overdueRepayments }] = await settled([
    storedDuesOf(db, enterpriseNo),
    outflowsOf(db, enterpriseNo, clock.today()),
  ] as const);
  if (lastReadAt === null || now.getTime() - lastReadAt.getTime() >= NOTED_EVERY_MS)
    await db.update(calendarFeed).set({ lastReadAt: now }).where(eq(calendarFeed.id, id));
  return icalendar({
    name: CALENDAR_NAMES[language],
    events: dueEvents({ ...dues, repayments: [...overdueRepayments, ...repayments] }, language, enterpriseHash(services, enterpriseNo)),
    madeAt: now,
    renewHours: RENEW_HOURS,
  });
}

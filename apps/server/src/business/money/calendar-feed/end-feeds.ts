import { messageOf } from '@lianxin/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { calendarFeed, enterprise } from '../../../schema/index.ts';
import type { EnterpriseNo, UserId } from '../../../schema/ids.ts';
import { notifyAll, type TellContext } from '../../foundation/messages/index.ts';

/** Ends a person's feeds of an enterprise when they leave it. */
export async function endFeedsIn(db: Db, userId: UserId, enterpriseNo: EnterpriseNo): Promise<void> {
  await db.delete(calendarFeed).where(and(eq(calendarFeed.userId, userId), eq(calendarFeed.enterpriseNo, enterpriseNo)));
}

/** Ends all feeds of a person whose password changes, because their account may be compromised, and tells them. */
export async function endFeedsOf(context: TellContext, userId: UserId): Promise<void> {
  const { db } = context;
  const ended = await db.delete(calendarFeed).where(eq(calendarFeed.userId, userId)).returning({ enterpriseNo: calendarFeed.enterpriseNo });
  if (ended.length === 0) return;
  const enterprises = await db
    .select({ enterpriseNo: enterprise.enterpriseNo, name: enterprise.name })
    .from(enterprise)
    .where(
      inArray(
        enterprise.enterpriseNo,
        ended.map(({ enterpriseNo }) => enterpriseNo),
      ),
    );
  await notifyAll(
    context,
    enterprises.map(({ enterpriseNo, name }) => ({ ...messageOf('calendarFeedEnded', { enterprise: name }), enterpriseNo, userId })),
  );
}

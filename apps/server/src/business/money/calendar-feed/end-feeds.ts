import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { calendarFeed } from '../../../schema/index.ts';
import type { EnterpriseNo, UserId } from '../../../schema/ids.ts';

/** Ends what a person's calendars read of an enterprise: with their position there, or once their account may be in other hands. */
export async function endFeedsIn(db: Db, userId: UserId, enterpriseNo: EnterpriseNo): Promise<void> {
  await db.delete(calendarFeed).where(and(eq(calendarFeed.userId, userId), eq(calendarFeed.enterpriseNo, enterpriseNo)));
}

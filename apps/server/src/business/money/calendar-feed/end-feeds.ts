import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { calendarFeed } from '../../../schema/index.ts';
import type { EnterpriseNo, UserId } from '../../../schema/ids.ts';

/** Ends a person's feeds of an enterprise when they leave it or their account may be compromised. */
export async function endFeedsIn(db: Db, userId: UserId, enterpriseNo: EnterpriseNo): Promise<void> {
  await db.delete(calendarFeed).where(and(eq(calendarFeed.userId, userId), eq(calendarFeed.enterpriseNo, enterpriseNo)));
}

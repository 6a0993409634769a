import { Refusal, type ApplicationKind } from '@lianxin/domain';
import { reminder } from '../../../schema/index.ts';
import type { CallContext } from '../../../platform/call-context.ts';

const DAY_MINUTES = 24 * 60;
const SHANGHAI_MINUTES = 8 * 60;

/** Refuses REMINDED_RECENTLY for a second reminder on one business day. */
export async function remindOnce(
  { db, clock, viewer }: CallContext,
  objectKind: ApplicationKind | 'settlement' | 'receivable',
  objectId: string,
): Promise<Date> {
  const remindedAt = clock.now();
  const written = await db
    .insert(reminder)
    .values({ objectKind, objectId, remindedOn: clock.today(), remindedAt, remindedBy: viewer.userId })
    .onConflictDoNothing()
    .returning();
  if (written.length === 0) {
    const minute = Math.floor(remindedAt.getTime() / 60_000) + SHANGHAI_MINUTES;
    throw new Refusal('REMINDED_RECENTLY', { minutes: DAY_MINUTES - (minute % DAY_MINUTES) });
  }
  return remindedAt;
}

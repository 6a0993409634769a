import { Refusal, shanghaiDate, type Act, type CivilDate } from '@lianxin/domain';
import { and, eq, inArray, max } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/client.ts';
import { reminder } from '../../../schema/index.ts';
import type { CallContext } from '../../../platform/call-context.ts';

const DAY_MINUTES = 24 * 60;
const SHANGHAI_MINUTES = 8 * 60;

/** Marks an application as reminded today; refuses REMINDED_RECENTLY on a second time in one business day. */
export async function remindOnce({ db, clock, viewer }: CallContext, objectKind: string, objectId: string): Promise<Date> {
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

/** A reminder as it is shown, with whether it was today, so that there is no other before tomorrow. */
export const reminderShown = (at: Date, today: CivilDate) => ({ at: at.toISOString(), today: shanghaiDate(at) === today });

type LastReminder = ReturnType<typeof reminderShown>;

/** The last reminder of each of some objects; no statement where there are none. */
export async function lastReminders(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  kind: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LastReminder>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: reminder.objectId, at: max(reminder.remindedAt) })
    .from(reminder)
    .where(and(eq(reminder.objectKind, kind), inArray(reminder.objectId, [...ids])))
    .groupBy(reminder.objectId);
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, reminderShown(at, clock.today())]])));
}

interface Remindable {
  readonly id: string;
  readonly acts: readonly Act[];
}

/** Rows of a list with the last reminder of those that the viewer may remind of. */
export async function withLastReminders<View extends Remindable>(
  context: Parameters<typeof lastReminders>[0],
  kind: string,
  views: readonly View[],
): Promise<(View & { lastReminder?: LastReminder })[]> {
  const remindable = views.filter(({ acts }) => acts.includes('remind')).map(({ id }) => id);
  const last = await lastReminders(context, kind, remindable);
  return views.map((view) => {
    const lastReminder = last.get(view.id);
    return lastReminder ? { ...view, lastReminder } : view;
  });
}

import { eq, and } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import { startOfDay } from '../../../platform/clock/business-day.ts';
import { planJob } from '../../../platform/jobs/plan.ts';
import { financing, lenderEvent } from '../../../schema/index.ts';
import { financings } from '../financing/index.ts';
import { jobOf } from '../funding/index.ts';
import { applyPendingEvents } from './apply-events.ts';
import { encodeLenderEvent, type LenderEvent } from './lender-event.ts';

/**
 * Stores an event reported by a lender, once for each serial number, and applies it as soon as its preconditions are met. An event that is
 * too late, contradictory or for an unknown application of the channel is stored with the reason and has no effect. Returns whether the
 * event is new, and the reason.
 */
export async function receiveLenderEvent(
  system: ActContext,
  channel: number,
  event: LenderEvent,
): Promise<{ readonly isNew: boolean; readonly ignoredBecause: string | null }> {
  const { db, clock } = system;
  const [found] = await db
    .select({ id: financing.id })
    .from(financing)
    .where(and(eq(financing.applicationNumber, event.applicationNumber), eq(financing.channel, channel)));
  const row = found && (await financings.hold(db, found.id));
  const [stored] = await db
    .insert(lenderEvent)
    .values({
      channel,
      serial: event.serial,
      financingId: row?.id ?? null,
      event: event.event,
      content: encodeLenderEvent(event),
      saidAt: new Date(event.saidAt),
      receivedAt: clock.now(),
      ignoredBecause: row ? null : 'noSuchApplication',
    })
    .onConflictDoNothing()
    .returning();
  if (row && stored) await applyPendingEvents(system, row);
  if (row && stored && event.event === 'disbursed' && event.paidOn > clock.today())
    await planJob(system, { kind: jobOf('financing', 'askLender'), subject: row.id, runAt: startOfDay(event.paidOn) });
  const [now] = await db
    .select({ ignoredBecause: lenderEvent.ignoredBecause })
    .from(lenderEvent)
    .where(and(eq(lenderEvent.channel, channel), eq(lenderEvent.serial, event.serial)));
  return { isNew: stored !== undefined, ignoredBecause: now?.ignoredBecause ?? null };
}

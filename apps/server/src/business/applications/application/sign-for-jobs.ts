import { addDays, type ApplicationKind, type CivilDate } from '@lianxin/domain';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { jobsCancelled, jobsPlanned } from '../../../platform/jobs/plan.ts';
import type { ActContext } from '../../../ledger/act-context.ts';
import { endOfDay, morningOf } from '../../../platform/clock/business-day.ts';

/** Days before the deadline on which the recipient is reminded by itself. */
const REMIND_AHEAD_DAYS = 3;

/** Plans what happens when nobody signs by the deadline: a reminder, where there is time for one, and the end. */
export async function planSignForJobs(context: ActContext, kind: ApplicationKind, id: string, deadline: CivilDate): Promise<void> {
  const remindAt = morningOf(addDays(deadline, -REMIND_AHEAD_DAYS));
  const end = { kind: `${kind}.expire`, subject: id, runAt: endOfDay(deadline) };
  const reminder = { kind: `${kind}.signForReminder`, subject: id, runAt: remindAt };
  deferWrites(context.db, jobsPlanned(context, remindAt > context.clock.now() ? [reminder, end] : [end]));
}

/** Takes back what was planned: somebody has signed, or it is over. */
export async function cancelSignForJobs({ db }: ActContext, kind: ApplicationKind, id: string): Promise<void> {
  deferWrites(db, jobsCancelled(db, [`${kind}.signForReminder`, `${kind}.expire`], id));
}

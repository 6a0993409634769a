import { addDays, type ApplicationKind, type CivilDate } from '@lianxin/domain';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { jobsCancelled, jobsPlanned } from '../../../platform/jobs/plan.ts';
import type { ActContext } from '../../../ledger/act-context.ts';
import { endOfDay, morningOf } from '../../../platform/clock/business-day.ts';

/** Days before the deadline. */
const REMIND_AHEAD_DAYS = 3;

/** Plans a reminder, if there is time, and the expiry. */
export async function planSignForJobs(context: ActContext, kind: ApplicationKind, id: string, deadline: CivilDate): Promise<void> {
  const remindAt = morningOf(addDays(deadline, -REMIND_AHEAD_DAYS));
  const end = { kind: `${kind}.expire`, subject: id, runAt: endOfDay(deadline) };
  const reminder = { kind: `${kind}.signForReminder`, subject: id, runAt: remindAt };
  deferWrites(context.db, jobsPlanned(context, remindAt > context.clock.now() ? [reminder, end] : [end]));
}

/** Removes planned jobs after a signature or an end. */
export async function cancelSignForJobs({ db }: ActContext, kind: ApplicationKind, id: string): Promise<void> {
  deferWrites(db, jobsCancelled(db, [`${kind}.signForReminder`, `${kind}.expire`], id));
}

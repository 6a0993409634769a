import { addDays, signForDeadline, type ApplicationKind, type CivilDate } from '@lianxin/domain';
import { cancelJob, planJob } from '../../platform/jobs/plan.ts';
import type { ActContext } from '../../ledger/act-context.ts';
import { endOfDay, morningOf } from '../../platform/clock/business-day.ts';

/** Days before the deadline on which the recipient is reminded by itself. */
const REMIND_AHEAD_DAYS = 3;

/** Plans what happens when nobody signs: a reminder, and the end. */
export async function planSignForJobs(context: ActContext, kind: ApplicationKind, id: string, sentOn: CivilDate): Promise<void> {
  const deadline = signForDeadline(sentOn);
  await planJob(context, { kind: `${kind}.signForReminder`, subject: id, runAt: morningOf(addDays(deadline, -REMIND_AHEAD_DAYS)) });
  await planJob(context, { kind: `${kind}.expire`, subject: id, runAt: endOfDay(deadline) });
}

/** Takes back what was planned: somebody has signed, or it is over. */
export async function cancelSignForJobs({ db }: ActContext, kind: ApplicationKind, id: string): Promise<void> {
  for (const job of ['signForReminder', 'expire']) await cancelJob(db, `${kind}.${job}`, id);
}

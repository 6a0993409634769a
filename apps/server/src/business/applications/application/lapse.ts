import { hasFallenDue, type CivilDate } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import { startOfDay } from '../../../platform/clock/business-day.ts';
import { jobsPlanned } from '../../../platform/jobs/plan.ts';
import type { JobContext, JobHandler } from '../../../platform/jobs/job-context.ts';
import { actOfSystem } from './act-of.ts';

interface Due {
  readonly subject: string;
  readonly dueOn: CivilDate;
}

/** The statement that plans that applications go back to their maker where nobody has reviewed them by their due dates. */
export const lapsesPlanned = (context: ActContext, kind: string, applications: readonly Due[]) =>
  jobsPlanned(
    context,
    applications.map(({ subject, dueOn }) => ({ kind: `${kind}.lapse`, subject, runAt: startOfDay(dueOn) })),
  );

/** Returns it if it still awaits review. */
export const lapse =
  <Row extends { readonly state: string }>(
    hold: (context: JobContext, id: string) => Promise<Row | undefined>,
    sendBack: (context: ActContext, row: Row) => Promise<Row>,
    tell: (context: JobContext, row: Row, step: 'lapse') => Promise<void>,
    dueOf: (row: Row) => CivilDate | null,
  ): JobHandler =>
  async (context, id) => {
    const row = await hold(context, id);
    if (row?.state !== 'awaitingReview') return;
    const dueOn = dueOf(row);
    if (dueOn === null || !hasFallenDue(dueOn, context.clock.today())) return;
    await tell(context, await sendBack(actOfSystem(context), row), 'lapse');
  };

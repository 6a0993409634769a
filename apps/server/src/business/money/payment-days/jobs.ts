import { addDays, type CivilDate } from '@lianxin/domain';
import type { JobContext, JobHandlers } from '../../../platform/jobs/job-context.ts';
import { jobsPlanned, planJob } from '../../../platform/jobs/plan.ts';
import { readPublishedYears } from '../../foundation/reference/index.ts';
import { movePaymentDays } from './move-payment-days.ts';
import { tellOfLoans } from './tell-of-loans.ts';

const JOBS = { move: 'paymentDays.move', tellOfLoans: 'paymentDays.tellOfLoans' } as const;
const EVERY_DAY = 'daily';

const nightBefore = (day: CivilDate): Date => new Date(`${day}T00:10:00+08:00`);

type Planning = Pick<JobContext, 'db' | 'ids' | 'clock'>;

/** Plans to bring payment days into line with the calendar: when a server starts, and when a list has been entered for a year. */
export async function planPaymentDays(context: Planning, list?: { readonly year: number; readonly version: number }): Promise<void> {
  const runAt = context.clock.now();
  await context.db.execute(
    jobsPlanned(context, [
      { kind: JOBS.move, subject: EVERY_DAY, runAt },
      ...(list ? [{ kind: JOBS.tellOfLoans, subject: `${list.year}:${list.version}`, runAt }] : []),
    ]),
  );
}

export const paymentDayJobs: JobHandlers = {
  // Every night too: a server that had not read the list yet may have issued a voucher by the calendar before it.
  async [JOBS.move](context) {
    await readPublishedYears(context.db);
    const more = await movePaymentDays(context);
    const runAt = more ? context.clock.now() : nightBefore(addDays(context.clock.today(), 1));
    await planJob(context, { kind: JOBS.move, subject: EVERY_DAY, runAt });
  },
  async [JOBS.tellOfLoans](context, subject) {
    await readPublishedYears(context.db);
    await tellOfLoans(context, Number(subject.split(':')[0]));
  },
};

import { eq } from 'drizzle-orm';
import type { JobContext, JobHandlers } from '../../../platform/jobs/job-context.ts';
import { planJob } from '../../../platform/jobs/plan.ts';
import type { Services } from '../../../platform/services.ts';
import { financing } from '../../../schema/index.ts';
import { actOfSystem } from '../../applications/application/index.ts';
import { FINANCING, type FinancingRow } from '../financing/index.ts';
import { jobOf, lenderJobs, lenderCallJob } from '../funding/index.ts';
import { applyPendingEvents } from './apply-events.ts';

const DAY_MS = 86_400_000;

const { isWithLender } = FINANCING.lender;

/** Schedules a status request to the lender, by default in one day. */
const askLater = ({ db, ids, clock }: JobContext, { id }: FinancingRow, runAt = new Date(clock.now().getTime() + DAY_MS)) =>
  planJob({ db, ids }, { kind: jobOf('financing', 'askLender'), subject: id, runAt });

/** The jobs that exchange data with a lender's system: reports to it, and requests for its progress. */
export const lendingJobs = ({ lenderOn }: Pick<Services, 'lenderOn'>): JobHandlers => ({
  ...lenderJobs(FINANCING, { lenderOn }, async (context, row, job) => {
    const { quoteExpectedAt } = row;
    if (job === 'submitToLender') await askLater(context, row, quoteExpectedAt > context.clock.now() ? quoteExpectedAt : undefined);
    await applyPendingEvents(actOfSystem(context), row);
  }),
  ...lenderCallJob(FINANCING)('askLender', async (context, row) => {
    if (!isWithLender(row)) return;
    const { applicationNumber, channel } = row;
    const { phase } = await lenderOn(context.db).status({ applicationNumber, channel });
    await context.db.update(financing).set({ phase }).where(eq(financing.id, row.id));
    const now = await applyPendingEvents(actOfSystem(context), { ...row, phase });
    if (isWithLender(now)) await askLater(context, row);
  }),
});

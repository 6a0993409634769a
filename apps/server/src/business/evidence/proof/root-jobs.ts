import { addDays, type CivilDate } from '@lianxin/domain';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Ids } from '../../../platform/clock/ids.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { JobHandlers } from '../../../platform/jobs/job-context.ts';
import { planJob } from '../../../platform/jobs/plan.ts';
import type { Services } from '../../../platform/services.ts';
import { dailyRoot } from '../../../schema/index.ts';
import { computeRoot } from './compute-root.ts';

const ROOT_JOB = 'proof.dailyRoot';
const EVERY_DAY = 'daily';

/** Five past midnight in Shanghai, after the end of the day. */
const nightAfter = (day: CivilDate): Date => new Date(`${day}T00:05:00+08:00`);

/** Plans the next root, at once when a server starts; an existing root is not computed again. */
export const planDailyRoot = ({ db, ids, clock }: { readonly db: Db; readonly ids: Ids; readonly clock: Clock }): Promise<void> =>
  planJob({ db, ids }, { kind: ROOT_JOB, subject: EVERY_DAY, runAt: clock.now() });

/** Every night computes, signs and stores the root of the day before, which is then in the public list of roots. */
export const dailyRootJobs = ({ platformSeal: seal }: Pick<Services, 'platformSeal'>): JobHandlers => ({
  async [ROOT_JOB]({ db, clock, ids }) {
    const today = clock.today();
    const root = await computeRoot({ db, clock, seal }, addDays(today, -1));
    if (root) await db.insert(dailyRoot).values({ ...root, day: addDays(today, -1) });
    await planJob({ db, ids }, { kind: ROOT_JOB, subject: EVERY_DAY, runAt: nightAfter(addDays(today, 1)) });
  },
});

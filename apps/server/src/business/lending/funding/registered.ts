import { hasFallenDue } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { JobHandler, JobHandlers } from '../../../platform/jobs/job-context.ts';
import { actOfSystem, lapse } from '../../applications/application/index.ts';
import { endFunding } from './end.ts';
import type { FundingRow, LendingKind } from './lending-kind.ts';
import { markOverdue } from './pay-out.ts';

/** What the platform does with a kind of application to a lender by itself. */
export function fundingJobs<Row extends FundingRow>(kind: LendingKind<Row>): JobHandlers {
  const { rows, dueOf, tell } = kind;
  const hold: (context: Parameters<JobHandler>[0], id: string) => Promise<Row | undefined> = ({ db }, id) =>
    rows.hold(db, z.parse(kind.id, id));
  return {
    lapse: lapse(hold, (act, row) => endFunding(kind, act, row, 'lapse', { reason: null }), tell, dueOf),
    /** Ends one that has come to nothing by its day. */
    async expire(context, id) {
      const row = await hold(context, id);
      if (!row || !kind.deciding.mayExpire(row) || !hasFallenDue(dueOf(row), context.clock.today())) return;
      await tell(context, await endFunding(kind, actOfSystem(context), row, 'expire', { reason: null }), 'expire');
    },
    /** One that is not paid back by the day after it was to be is overdue. */
    async markOverdue(context, id) {
      const row = await hold(context, id);
      if (row?.state === 'disbursed' && context.clock.today() > row.paysOn) await markOverdue(kind, actOfSystem(context), row);
    },
  };
}

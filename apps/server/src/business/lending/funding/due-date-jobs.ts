import { hasFallenDue, lastDayInTime } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { JobHandler, JobHandlers } from '../../../platform/jobs/job-context.ts';
import { planJob } from '../../../platform/jobs/plan.ts';
import { actOfSystem } from '../../applications/application/index.ts';
import { endFunding } from './end.ts';
import type { LendingKind } from './lending-kind.ts';
import type { FundingRow } from './funding-row.ts';
import { markOverdue, overdueJob } from './pay-out.ts';
import { owedIn } from './payee.ts';
import { openRepayments } from './repayments.ts';

/** The jobs that run on due dates. */
export function dueDateJobs<Row extends FundingRow>(kind: LendingKind<Row>) {
  const { id, rows, dueOf, deciding } = kind;
  const when =
    (isDue: (row: Row, today: ReturnType<typeof dueOf>) => boolean, step: (act: ActContext, row: Row) => Promise<Row>): JobHandler =>
    async (context, subject) => {
      const row = await rows.hold(context.db, z.parse(id, subject));
      if (row && isDue(row, context.clock.today())) await step(actOfSystem(context), row);
    };
  return {
    lapse: when(
      (row, today) => row.state === 'awaitingReview' && hasFallenDue(dueOf(row), today),
      (act, row) => endFunding(kind, act, row, 'lapse', { reason: null }),
    ),
    expire: when(
      (row, today) => deciding.mayExpire(row) && hasFallenDue(dueOf(row), today),
      (act, row) => endFunding(kind, act, row, 'expire', { reason: null }),
    ),
    async remindDue(context, subject) {
      const row = await rows.hold(context.db, z.parse(id, subject));
      const owed = row?.state === 'disbursed' ? owedIn(kind, row, row.paysOn) : undefined;
      if (!row || !owed || (await openRepayments(context.db, [row.id])).has(row.id)) return;
      await kind.notify(actOfSystem(context), row, 'dueSoon', { owed: owed.total });
    },
    async markOverdue(context, subject) {
      const row = await rows.hold(context.db, z.parse(id, subject));
      if (row?.state !== 'disbursed') return;
      if (context.clock.today() > lastDayInTime(row.paysOn)) await markOverdue(kind, actOfSystem(context), row);
      // A later list of holidays has given it more time.
      else await planJob(context, overdueJob(kind.kind, row));
    },
  } satisfies JobHandlers;
}

import type { JobContext, JobHandlers } from '../../../platform/jobs/job-context.ts';
import type { LenderStep } from '../../../platform/lender/lender.ts';
import type { Services } from '../../../platform/services.ts';
import { isPaidOut } from './possible-acts.ts';
import type { LendingKind } from './lending-kind.ts';
import type { FundingRow } from './funding-row.ts';
import { lenderCallJob } from './lender-call-job.ts';
import { type OpenRepayment, openRepayments } from './repayments.ts';
import { lenderApplicationOf, paidBack, repaymentStep } from './lender-messages.ts';

/** The message to the lender's system about an application's present state, if the lender has to act. */
function stepOf<Row extends FundingRow>({ lender }: LendingKind<Row>, row: Row, repayment?: OpenRepayment): LenderStep | undefined {
  const overdue = row.state === 'overdue' ? ({ step: 'overdue', content: {} } as const) : undefined;
  const step = repaymentStep(repayment) ?? overdue ?? lender.step(row);
  return step && { applicationNumber: row.applicationNumber, channel: row.channel, ...step };
}

/**
 * The jobs that report to the lender's system: submission, steps that the lender waits for, the end, and full repayment. `afterMessage` runs after
 * a message, when the lender may have reported an event in the meantime.
 */
export function lenderJobs<Row extends FundingRow>(
  kind: LendingKind<Row>,
  { lenderOn }: Pick<Services, 'lenderOn'>,
  afterMessage: (context: JobContext, row: Row, job: 'submitToLender' | 'tellLender') => Promise<void> = async () => {},
): JobHandlers {
  const { underlying, lender } = kind;
  const job = lenderCallJob(kind);
  return {
    ...job('submitToLender', async (context, row) => {
      const { db } = context;
      const askedAt = lender.askedAt(row);
      if (askedAt === null) return;
      const taking = { pieces: await underlying.piecesOf(db, row), papers: await underlying.papersOf(db, row) };
      await lenderOn(db).apply(await lenderApplicationOf(db, row, taking, askedAt));
      await afterMessage(context, row, 'submitToLender');
    }),
    ...job('tellLender', async (context, row) => {
      const { db } = context;
      const openRepayment = isPaidOut(row) ? (await openRepayments(db, [row.id])).get(row.id) : undefined;
      const step = stepOf(kind, row, openRepayment);
      if (step) await lenderOn(db).continue(step);
      await afterMessage(context, row, 'tellLender');
    }),
    ...job('cancelAtLender', async ({ db }, row) => {
      if (lender.isWithLender(row)) return;
      const { applicationNumber, channel, reason } = row;
      await lenderOn(db).cancel({ applicationNumber, channel, reason: reason ?? '申请人已撤回' });
    }),
    ...job('settleAtLender', async ({ db }, row) => {
      if (!lender.isPaidBack(row)) return;
      const { id, applicationNumber, channel } = row;
      await lenderOn(db).settle({ applicationNumber, channel, payments: await paidBack(db, id, await lender.paidPieces(db, row)) });
    }),
  };
}

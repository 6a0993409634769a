import { addDays } from '@lianxin/domain';
import { morningOf } from '../../../platform/clock/business-day.ts';
import { jobsPlanned } from '../../../platform/jobs/plan.ts';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { VoucherRow } from '../../../ledger/rows.ts';

/** Days before payment on which the parties are reminded. */
export const REMIND_DAYS: readonly number[] = [30, 7, 1];

export const MATURITY_JOBS = { begin: 'settlement.begin', remind: 'settlement.remind' } as const;

/** Plans reminders and the payment at nine on the day of maturity. */
export const maturityPlanned = (context: Pick<ActContext, 'ids' | 'clock'>, { id, paymentDate }: Pick<VoucherRow, 'id' | 'paymentDate'>) =>
  jobsPlanned(context, [
    { kind: MATURITY_JOBS.begin, subject: id, runAt: morningOf(paymentDate) },
    ...REMIND_DAYS.map((days) => ({
      kind: MATURITY_JOBS.remind,
      subject: `${id}:${days}`,
      runAt: morningOf(addDays(paymentDate, -days)),
    })).filter(({ runAt }) => runAt > context.clock.now()),
  ]);

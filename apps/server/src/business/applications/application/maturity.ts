import { addDays } from '@lianxin/domain';
import { morningOf } from '../../../platform/clock/business-day.ts';
import { jobsPlanned } from '../../../platform/jobs/plan.ts';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { VoucherRow } from '../../../ledger/rows.ts';

/** Days before its payment on which everybody concerned is reminded of a voucher. */
export const REMIND_DAYS: readonly number[] = [30, 7, 1];

/** The jobs of a maturity, by what they do. */
export const MATURITY_JOBS = { begin: 'settlement.begin', remind: 'settlement.remind' } as const;

/** The statement that plans what happens by itself when a voucher falls due: reminders while there is time for them, and its payment at nine on the day. */
export const maturityPlanned = (context: Pick<ActContext, 'ids' | 'clock'>, { id, paymentDate }: Pick<VoucherRow, 'id' | 'paymentDate'>) =>
  jobsPlanned(context, [
    { kind: MATURITY_JOBS.begin, subject: id, runAt: morningOf(paymentDate) },
    ...REMIND_DAYS.map((days) => ({
      kind: MATURITY_JOBS.remind,
      subject: `${id}:${days}`,
      runAt: morningOf(addDays(paymentDate, -days)),
    })).filter(({ runAt }) => runAt > context.clock.now()),
  ]);

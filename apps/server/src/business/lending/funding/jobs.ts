import type { SQL } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import { jobsPlanned } from '../../../platform/jobs/plan.ts';
import type { FundingRow } from './funding-row.ts';

/** The jobs scheduled for an application. */
const JOBS = [
  /** Returns an application that nobody reviewed by its due date to its maker. */
  'lapse',
  /** Ends an application that was not paid out by its due date. */
  'expire',
  /** Submits the application to the lender's system. */
  'submitToLender',
  /** Reports a step to the lender's system: one that the lender waits for, a repayment to look for, or a missed payment. */
  'tellLender',
  /** Asks the lender's system for its progress if it has reported nothing by the time given in its quote, or on a day that it announced. */
  'askLender',
  /** Reports the end of the application to the lender's system. */
  'cancelAtLender',
  /** Reports full repayment to the lender's system. */
  'settleAtLender',
  /** Asks the borrower for the repayment some days before it is due. */
  'remindDue',
  /** Marks the loan overdue if it was not repaid by its due date. */
  'markOverdue',
] as const;

export type Job = (typeof JOBS)[number];

/** The name of a job for a kind of application. */
export const jobOf = (kind: string, job: Job): string => `${kind}.${job}`;

/** The names of all jobs of a kind. */
export const jobsOf = (kind: string): string[] => JOBS.map((job) => jobOf(kind, job));

/** The statement that schedules a message to the lender's system now. */
export const lenderJob = (
  { kind }: { readonly kind: string },
  { ids, clock }: Pick<ActContext, 'ids' | 'clock'>,
  { id: subject }: Pick<FundingRow, 'id'>,
  job: Job & `${string}Lender`,
): SQL => jobsPlanned({ ids }, [{ kind: jobOf(kind, job), subject, runAt: clock.now() }]);

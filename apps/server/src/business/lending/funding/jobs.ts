import type { SQL } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import { jobsPlanned } from '../../../platform/jobs/plan.ts';
import type { FundingRow } from './funding-row.ts';

/** What is planned of an application. */
const JOBS = [
  /** It goes back to its maker where nobody has reviewed it by its day. */
  'lapse',
  /** It is over where no money has come by its day. */
  'expire',
  /** The lender's system is handed it. */
  'submitToLender',
  /** The lender hears of a step that it waits for, or of money that it is to look for or that has not come. */
  'tellLender',
  /** The lender is asked how far it is, where it has said nothing by the time that its quote named, or a day has come that it spoke of. */
  'askLender',
  /** Tells the lender that the application has ended. */
  'cancelAtLender',
  /** Tells the lender that everything is repaid. */
  'settleAtLender',
  /** It is overdue where it was not paid back when it was to be. */
  'markOverdue',
] as const;

export type Job = (typeof JOBS)[number];

/** The name of a job of a kind. */
export const jobOf = (kind: string, job: Job): string => `${kind}.${job}`;

/** The names of all of them. */
export const jobsOf = (kind: string): string[] => JOBS.map((job) => jobOf(kind, job));

/** The statement that plans that the lender's system hears of an application now. */
export const lenderJob = (
  { kind }: { readonly kind: string },
  { ids, clock }: Pick<ActContext, 'ids' | 'clock'>,
  { id: subject }: Pick<FundingRow, 'id'>,
  job: Job & `${string}Lender`,
): SQL => jobsPlanned({ ids }, [{ kind: jobOf(kind, job), subject, runAt: clock.now() }]);

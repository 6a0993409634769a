import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Ids } from '../clock/ids.ts';
import type { Db } from '../db/client.ts';
import { insertOf } from '../db/rows-as-json.ts';
import { job } from '../../schema/index.ts';

export interface PlannedJob {
  readonly kind: string;
  /** What the job is for, such as the id of an issuance. There is one job for each kind and subject. */
  readonly subject: string;
  readonly runAt: Date;
}

interface Planning {
  readonly db: Db;
  readonly ids: Ids;
}

/** The statement that plans jobs. `planned` must not be empty. */
export const jobsPlanned = ({ ids }: Pick<Planning, 'ids'>, planned: readonly PlannedJob[]): SQL =>
  sql`${insertOf(
    job,
    planned.map(({ kind, subject, runAt }) => ({ id: ids.next(), kind, subject, runAt })),
  )} on conflict (kind, subject) do update set run_at = excluded.run_at, done_at = null, attempts = 0, last_error = null`;

/** Plans a job in the transaction that requires it. Planning the same kind and subject again reschedules it, even if it was done. */
export const planJob = async (context: Planning, planned: PlannedJob): Promise<void> =>
  void (await context.db.execute(jobsPlanned(context, [planned])));

/** The statement that cancels jobs of these kinds that are not done yet. */
export const jobsCancelled = (db: Db, kinds: readonly string[], subject: string) =>
  db.delete(job).where(and(inArray(job.kind, [...kinds]), eq(job.subject, subject), isNull(job.doneAt)));

/** Cancels a job that is not done yet. */
export const cancelJob = async (db: Db, kind: string, subject: string): Promise<void> => void (await jobsCancelled(db, [kind], subject));

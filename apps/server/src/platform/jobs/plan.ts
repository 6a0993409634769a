import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Ids } from '../clock/ids.ts';
import type { Db } from '../db/client.ts';
import { insertOf } from '../db/rows-as-json.ts';
import { job } from '../../schema/index.ts';

export interface PlannedJob {
  readonly kind: string;
  /** What the work is about, such as the id of an issuance. One job a kind and subject. */
  readonly subject: string;
  readonly runAt: Date;
}

interface Planning {
  readonly db: Db;
  readonly ids: Ids;
}

/** The statement that plans work: of at least one kind. */
export const jobsPlanned = ({ ids }: Pick<Planning, 'ids'>, planned: readonly PlannedJob[]): SQL =>
  sql`${insertOf(
    job,
    planned.map(({ kind, subject, runAt }) => ({ id: ids.next(), kind, subject, runAt })),
  )} on conflict (kind, subject) do update set run_at = excluded.run_at, done_at = null, attempts = 0, last_error = null`;

/** Plans work, in the transaction that makes it necessary. Planning the same kind and subject again moves it and makes it due once more. */
export const planJob = async (context: Planning, planned: PlannedJob): Promise<void> =>
  void (await context.db.execute(jobsPlanned(context, [planned])));

/** The statement that takes back work of some kinds that has not been done yet. */
export const jobsCancelled = (db: Db, kinds: readonly string[], subject: string) =>
  db.delete(job).where(and(inArray(job.kind, [...kinds]), eq(job.subject, subject), isNull(job.doneAt)));

/** Takes back work that has not been done yet. */
export const cancelJob = async (db: Db, kind: string, subject: string): Promise<void> => void (await jobsCancelled(db, [kind], subject));

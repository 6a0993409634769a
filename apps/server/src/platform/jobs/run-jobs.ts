import { and, asc, eq, inArray, isNull, lt, lte, notInArray, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { job } from '../../schema/index.ts';
import { loggedError } from '../logged-error.ts';
import { tableOutbox } from '../outbox/outbox.ts';
import type { Services } from '../services.ts';
import { observedJob } from '../telemetry/job-metrics.ts';
import { MAX_ATTEMPTS, type JobHandlers } from './job-context.ts';

const FIRST_PAUSE_MS = 30_000;
/** Limits the backoff to a little over eight hours, and to half an hour for jobs that are retried without limit. */
const MAX_DOUBLINGS = 10;
const MAX_DOUBLINGS_UNLIMITED = 6;

const hasUnlimitedRetries = (handlers: JobHandlers, kind: string): boolean => {
  const handler = handlers[kind];
  return handler !== undefined && 'retriedWithoutLimit' in handler;
};

/** Excludes jobs that failed too often. */
const notGivenUp = (handlers: JobHandlers) => {
  const kinds = Object.keys(handlers).filter((kind) => hasUnlimitedRetries(handlers, kind));
  return or(lt(job.attempts, MAX_ATTEMPTS), kinds.length === 0 ? undefined : inArray(job.kind, kinds));
};

type Needs = Pick<Services, 'database' | 'clock' | 'ids' | 'random'>;
type Log = Pick<FastifyBaseLogger, 'error'>;
type JobRow = typeof job.$inferSelect;

/** Rolls back the transaction of a failed job. */
class JobFailed extends Error {
  readonly row: JobRow;

  constructor(row: JobRow, cause: unknown) {
    super(`The job ${row.kind} failed.`, { cause });
    this.row = row;
  }
}

/** The kinds of jobs that wait for each other. Jobs of another lane neither delay them nor are delayed. */
export type Lane = { readonly only: readonly string[] } | { readonly except: readonly string[] };

const among = (lane: Lane | undefined) => {
  if (!lane) return undefined;
  return 'only' in lane ? inArray(job.kind, [...lane.only]) : notInArray(job.kind, [...lane.except]);
};

/** Locks one due job, runs it and marks it as done in one transaction. False when none is due. */
async function runOne({ database, clock, ids, random }: Needs, handlers: JobHandlers, lane?: Lane): Promise<boolean> {
  return database.transaction(async (db) => {
    const [row] = await db
      .select()
      .from(job)
      .where(and(isNull(job.doneAt), lte(job.runAt, clock.now()), notGivenUp(handlers), among(lane)))
      .orderBy(asc(job.runAt), asc(job.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return false;
    const handler = handlers[row.kind];
    try {
      if (!handler) throw new Error(`No handler knows the job ${row.kind}.`);
      await observedJob(row, () => handler({ db, clock, ids, random, outbox: tableOutbox(db, ids, clock) }, row.subject));
    } catch (cause) {
      throw new JobFailed(row, cause);
    }
    // If the handler has rescheduled the job, the row stays open.
    await db
      .update(job)
      .set({ doneAt: clock.now() })
      .where(and(eq(job.id, row.id), eq(job.runAt, row.runAt)));
    return true;
  });
}

/** Postpones a failed job with exponential backoff. */
async function postpone({ database, clock }: Needs, handlers: JobHandlers, { row, cause }: JobFailed): Promise<void> {
  const attempts = row.attempts + 1;
  const most = hasUnlimitedRetries(handlers, row.kind) ? MAX_DOUBLINGS_UNLIMITED : MAX_DOUBLINGS;
  const runAt = new Date(clock.now().getTime() + FIRST_PAUSE_MS * 2 ** Math.min(attempts, most));
  const lastError = loggedError(cause).message.slice(0, 500);
  await database.db.update(job).set({ attempts, runAt, lastError }).where(eq(job.id, row.id));
}

/**
 * Runs all jobs of a lane, or of all of them, that are due by the business clock, one after another, while it may go on. Returns the number of
 * completed jobs.
 */
export async function runDueJobs(
  needs: Needs,
  handlers: JobHandlers,
  log: Log,
  lane?: Lane,
  goOn: () => boolean = () => true,
): Promise<number> {
  let done = 0;
  while (goOn()) {
    try {
      if (!(await runOne(needs, handlers, lane))) break;
      done += 1;
    } catch (error) {
      if (!(error instanceof JobFailed)) throw error;
      const { id, kind, subject, attempts } = error.row;
      log.error({ err: error.cause, reqId: id, job: kind, subject, attempts: attempts + 1 }, 'job failed');
      await postpone(needs, handlers, error);
    }
  }
  return done;
}

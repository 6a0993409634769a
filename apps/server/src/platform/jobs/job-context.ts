import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Random } from '../clock/random.ts';
import type { Db } from '../db/client.ts';
import type { OutboxPort } from '../outbox/outbox.ts';

/** After so many failures a job is given up, unless it is retried without limit. */
export const MAX_ATTEMPTS = 12;

/** The context of a job. `db` is the transaction in which the job is also marked as done. */
export interface JobContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly outbox: OutboxPort;
}

/** Runs a job for one subject. It must check the subject's current state, and must be idempotent. */
export type JobHandler = (context: JobContext, subject: string) => Promise<void>;

/** A job that is retried without limit. */
export type UnlimitedRetryHandler = JobHandler & { readonly retriedWithoutLimit: true };

/** Marks a job to be retried without limit, such as payments: giving up would leave people unpaid. */
export const retriedWithoutLimit = (handler: JobHandler): UnlimitedRetryHandler =>
  Object.assign(handler.bind(undefined), { retriedWithoutLimit: true as const });

/** Job handlers by kind. */
export type JobHandlers = Readonly<Record<string, JobHandler | UnlimitedRetryHandler>>;

import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Random } from '../clock/random.ts';
import type { Db } from '../db/client.ts';
import type { OutboxPort } from '../outbox/outbox.ts';

/** What a job is given: the one transaction in which it is also marked as done. */
export interface JobContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly outbox: OutboxPort;
}

/** Does planned work for one subject. It looks at the subject as it is now and may find nothing to do; running it twice is harmless. */
export type JobHandler = (context: JobContext, subject: string) => Promise<void>;

/** A handler of work that is never given up: it is tried for as long as it fails, and people are told. */
export type UnceasingHandler = JobHandler & { readonly unceasing: true };

/** Marks work that is never given up, as what moves money: to stop silently half way would leave people unpaid. */
export const unceasing = (handler: JobHandler): UnceasingHandler => Object.assign(handler.bind(undefined), { unceasing: true as const });

/** The kinds of planned work. */
export type JobHandlers = Readonly<Record<string, JobHandler | UnceasingHandler>>;

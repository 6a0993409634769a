import { and, eq, isNull } from 'drizzle-orm';
import type { Ids } from '../clock/ids.ts';
import type { Db } from '../db/client.ts';
import { job } from '../../schema/index.ts';

export interface PlannedJob {
  readonly kind: string;
  /** What the work is about, such as the id of an issuance. One job a kind and subject. */
  readonly subject: string;
  readonly runAt: Date;
}

/** Plans work, in the transaction that makes it necessary. Planning the same kind and subject again moves it and makes it due once more. */
export async function planJob(context: { readonly db: Db; readonly ids: Ids }, { kind, subject, runAt }: PlannedJob): Promise<void> {
  await context.db
    .insert(job)
    .values({ id: context.ids.next(), kind, subject, runAt })
    .onConflictDoUpdate({ target: [job.kind, job.subject], set: { runAt, doneAt: null, attempts: 0, lastError: null } });
}

/** Takes back work that has not been done yet. */
export async function cancelJob(db: Db, kind: string, subject: string): Promise<void> {
  await db.delete(job).where(and(eq(job.kind, kind), eq(job.subject, subject), isNull(job.doneAt)));
}

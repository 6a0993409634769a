import { Refusal } from '@lianxin/domain';
import type { Db } from '../../../platform/db/client.ts';
import { GatewayError } from '../../../platform/gateway/http-gateway.ts';
import type { JobContext, JobHandler } from '../../../platform/jobs/job-context.ts';
import { planJob } from '../../../platform/jobs/plan.ts';

const AGAIN_MS = 5 * 60_000;

/** How jobs of one kind of application reach its lender. */
interface Reaching<Row> {
  /** The application of a job, held for the rest of the transaction. */
  readonly hold: (db: Db, subject: string) => Promise<Row | undefined>;
  /** Whether a lender may have no system at all, as one whose people decide: then there is nobody to tell. @default it has one */
  readonly maybeNone?: true | undefined;
}

/** Jobs that reach a lender, and that try again later where it cannot be reached. */
export const reachingLender =
  <Row>({ hold, maybeNone }: Reaching<Row>) =>
  (kind: string, reach: (context: JobContext, row: Row) => Promise<void>): JobHandler =>
  async (context, subject) => {
    const { db, clock, ids } = context;
    const row = await hold(db, subject);
    if (!row) return;
    try {
      await reach(context, row);
    } catch (error) {
      if (maybeNone && error instanceof Refusal && error.key === 'MAINTENANCE') return;
      if (!(error instanceof GatewayError)) throw error;
      await planJob({ db, ids }, { kind, subject, runAt: new Date(clock.now().getTime() + AGAIN_MS) });
    }
  };

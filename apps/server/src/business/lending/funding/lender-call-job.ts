import { Refusal } from '@lianxin/domain';
import * as z from 'zod/mini';
import { GatewayError } from '../../../platform/gateway/http-gateway.ts';
import type { JobContext, JobHandlers } from '../../../platform/jobs/job-context.ts';
import { planJob } from '../../../platform/jobs/plan.ts';
import { type Job, jobOf } from './jobs.ts';
import type { LendingKind } from './lending-kind.ts';
import type { FundingRow } from './funding-row.ts';

const AGAIN_MS = 5 * 60_000;

/** A job that calls the lender of an application, whose row is locked, and retries later if the lender cannot be reached. */
export const lenderCallJob =
  <Row extends FundingRow>({ kind, id, rows, lender }: LendingKind<Row>) =>
  (name: Job, reach: (context: JobContext, row: Row) => Promise<void>): JobHandlers => ({
    [jobOf(kind, name)]: async (context, subject) => {
      const { db, clock } = context;
      const row = await rows.hold(db, z.parse(id, subject));
      if (!row) return;
      try {
        await reach(context, row);
      } catch (error) {
        if (lender.systemOptional && error instanceof Refusal && error.key === 'MAINTENANCE') return;
        if (!(error instanceof GatewayError)) throw error;
        await planJob(context, { kind: jobOf(kind, name), subject, runAt: new Date(clock.now().getTime() + AGAIN_MS) });
      }
    },
  });

import { Refusal } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { GatewayError } from '../../../platform/gateway/http-gateway.ts';
import type { JobHandlers } from '../../../platform/jobs/job-context.ts';
import { planJob } from '../../../platform/jobs/plan.ts';
import type { EnrolmentAnswer, LenderEnrolment } from '../../../platform/lender/lender.ts';
import type { Services } from '../../../platform/services.ts';
import { enterprise } from '../../../schema/index.ts';
import { decideEnrolment, holdEnrolment } from './decide.ts';
import type { EnrolmentRow } from './enrolments.ts';

/** The job that submits an enterprise's request to the lender of a channel. Its subject is the id of the request. */
export const ASK_JOB = 'enrolment.ask';

const ASK_EVERY_MS = 5 * 60_000;

/**
 * The request in the form in which the lender receives it, limited to data that the enterprise signed for disclosure. It is identical in
 * every attempt.
 */
async function requestOf(db: Db, { id, channel, enterpriseNo, submittedAt }: EnrolmentRow): Promise<LenderEnrolment> {
  const [owner] = await db
    .select({ name: enterprise.name, creditCode: enterprise.creditCode, address: enterprise.address, size: enterprise.size })
    .from(enterprise)
    .where(eq(enterprise.enterpriseNo, enterpriseNo));
  if (!owner) throw new Refusal('NOT_FOUND');
  return { reference: id, channel, enterprise: owner, askedAt: submittedAt.toISOString() };
}

const UNDECIDED: EnrolmentAnswer = { outcome: 'processing' };

/** A lender that cannot be reached counts as undecided. */
const undecidedIfUnreachable = (error: unknown): EnrolmentAnswer => {
  if (error instanceof GatewayError) return UNDECIDED;
  throw error;
};

/**
 * Asks a lender until it, or an operator of the platform on its behalf, has decided. Without an answer from a lender's system, the
 * operators decide.
 */
export const enrolmentJobs = ({ lenderOn }: Pick<Services, 'lenderOn'>): JobHandlers => ({
  async [ASK_JOB](context, subject) {
    const { db, clock, ids } = context;
    const row = await holdEnrolment(db, subject);
    if (row?.state !== 'submitted') return;
    const answer = await lenderOn(db)
      .enrol(await requestOf(db, row))
      .catch(undecidedIfUnreachable);
    if (answer.outcome === 'signed' || answer.outcome === 'refused') await decideEnrolment(context, row, answer, row.lenderName);
    else if (answer.outcome === 'processing')
      await planJob({ db, ids }, { kind: ASK_JOB, subject, runAt: answer.askAt ?? new Date(clock.now().getTime() + ASK_EVERY_MS) });
  },
});

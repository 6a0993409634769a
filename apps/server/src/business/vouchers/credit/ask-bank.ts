import { CreditApplicationId } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/client.ts';
import type { CreditAnswer, CreditRequest } from '../../../platform/gateway/bank-gateway.ts';
import { GatewayError } from '../../../platform/gateway/http-gateway.ts';
import type { JobHandlers } from '../../../platform/jobs/job-context.ts';
import { planJob } from '../../../platform/jobs/plan.ts';
import type { Services } from '../../../platform/services.ts';
import { enterprise } from '../../../schema/index.ts';
import { actOfSystem } from '../../applications/application/index.ts';
import { declineCredit, grantCredit } from './decide.ts';
import { creditApplications, type CreditApplicationRow } from './repository.ts';

/** Asks the channel's bank for its decision; the job's subject is the request's id. */
export const ASK_JOB = 'creditLine.ask';

const ASK_EVERY_MS = 5 * 60_000;

/** The same on every attempt. */
async function requestOf(db: Db, row: CreditApplicationRow): Promise<CreditRequest> {
  const { id, enterpriseNo, channel, amount, previousTotal, passedAt } = row;
  const [owner] = await db
    .select({ enterpriseName: enterprise.name, creditCode: enterprise.creditCode })
    .from(enterprise)
    .where(eq(enterprise.enterpriseNo, enterpriseNo));
  if (!owner || passedAt === null) throw new Refusal('NOT_FOUND');
  return { reference: id, channel, ...owner, amount, currentTotal: previousTotal, askedAt: passedAt.toISOString() };
}

const PROCESSING: CreditAnswer = { outcome: 'processing' };

/** An unreachable bank has not decided. */
const unreachable = (error: unknown): CreditAnswer => {
  if (error instanceof GatewayError) return PROCESSING;
  throw error;
};

/** Asks the bank until it or an operator has decided. Without a bank only operators decide. */
export const creditDecisionJobs = ({ bankOn }: Pick<Services, 'bankOn'>): JobHandlers => ({
  async [ASK_JOB](context, subject) {
    const { db, clock, ids } = context;
    const row = await creditApplications.hold(db, z.parse(CreditApplicationId, subject));
    if (row?.state !== 'awaitingDecision') return;
    const answer = await bankOn(db)
      .decideCredit(await requestOf(db, row))
      .catch(unreachable);
    const system = actOfSystem(context);
    const bank = { ...system, actor: { ...system.actor, name: row.bankName } };
    if (answer.outcome === 'granted') await grantCredit(bank, row, answer);
    else if (answer.outcome === 'declined') await declineCredit(bank, row, answer.reason);
    else if (answer.outcome === 'processing')
      await planJob({ db, ids }, { kind: ASK_JOB, subject, runAt: new Date(clock.now().getTime() + ASK_EVERY_MS) });
  },
});

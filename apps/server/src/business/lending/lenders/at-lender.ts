import { FinancingId } from '@lianxin/api/contract';
import { financingMachine } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/client.ts';
import type { JobContext, JobHandlers } from '../../../platform/jobs/job-context.ts';
import { planJob } from '../../../platform/jobs/plan.ts';
import type { LenderApplication, LenderStep } from '../../../platform/lender/lender.ts';
import type { Services } from '../../../platform/services.ts';
import { financing, piece } from '../../../schema/index.ts';
import { actOfSystem } from '../../applications/application/index.ts';
import { FINANCING_JOBS, type FinancingRow, financings, isPaidOut, papersOfFinancing, piecesOfFinancing } from '../financing/index.ts';
import { lenderApplicationOf, type OpenRepayment, openRepayments, paidBack, reachingLender, repaymentStep } from '../funding/index.ts';
import { hearLender } from './words.ts';

const DAY_MS = 86_400_000;

/** An application as its lender gets it. */
async function applicationOf(db: Db, row: FinancingRow): Promise<LenderApplication> {
  const { passedAt: askedAt, issuerCosts } = row;
  if (askedAt === null) throw new Error(`financing ${row.id} was never passed`);
  const taken = { pieces: await piecesOfFinancing(db, row), papers: await papersOfFinancing(db, row) };
  return lenderApplicationOf(db, row, taken, { askedAt, issuerCosts });
}

/** What the lender has to hear of an application that has gone on, by where it stands; nothing where it is another's move. */
function stepOf(
  { applicationNumber, channel, state, furtherStep, ownAssent }: FinancingRow,
  repayment?: OpenRepayment,
): LenderStep | undefined {
  const of = { applicationNumber, channel };
  const repaid = repaymentStep(repayment);
  if (repaid) return { ...of, ...repaid };
  if (state === 'overdue') return { ...of, step: 'overdue', content: {} };
  if (state === 'awaitingAcceptance' && furtherStep !== null)
    return { ...of, step: 'furtherStep', content: z.parse(z.record(z.string(), z.union([z.string(), z.boolean()])), furtherStep) };
  if (state === 'underApproval') return { ...of, step: 'supplement', content: {} };
  if (state === 'awaitingContract' && ownAssent === 'given') return { ...of, step: 'contract', content: {} };
  if (state === 'awaitingDisbursement') return { ...of, step: 'contract', content: {} };
  return undefined;
}

/** Whether the lender deals with an application: one that was taken back and passed again is another, which it must not lose. */
const isWithLender = ({ state }: FinancingRow): boolean => financingMachine.can(state, 'decline') || state === 'awaitingDisbursement';

const reaching = reachingLender({ hold: (db, subject) => financings.hold(db, z.parse(FinancingId, subject)) });

/** Has the lender asked how far it is: at a moment, or a day from now. */
const askLater = ({ db, ids, clock }: JobContext, { id }: FinancingRow, runAt = new Date(clock.now().getTime() + DAY_MS)) =>
  planJob({ db, ids }, { kind: FINANCING_JOBS.askLender, subject: id, runAt });

/** What passes from a financing to its lender: the application itself, each step that the lender waits for, that it was taken back, and that everything of it has come back. */
export const lendingJobs = ({ lenderOn, channels }: Pick<Services, 'lenderOn' | 'channels'>): JobHandlers => ({
  [FINANCING_JOBS.submitToLender]: reaching(FINANCING_JOBS.submitToLender, async (context, row) => {
    if (row.state !== 'awaitingAcceptance') return;
    await lenderOn(context.db).apply(await applicationOf(context.db, row));
    const { quoteExpectedAt } = row;
    await askLater(context, row, quoteExpectedAt > context.clock.now() ? quoteExpectedAt : undefined);
    await hearLender(actOfSystem(context), row, channels);
  }),
  [FINANCING_JOBS.tellLender]: reaching(FINANCING_JOBS.tellLender, async (context, row) => {
    const underWay = isPaidOut(row) ? (await openRepayments(context.db, [row.id])).get(row.id) : undefined;
    const step = stepOf(row, underWay);
    if (step) await lenderOn(context.db).continue(step);
    await hearLender(actOfSystem(context), row, channels);
  }),
  [FINANCING_JOBS.askLender]: reaching(FINANCING_JOBS.askLender, async (context, row) => {
    if (!isWithLender(row)) return;
    const { applicationNumber, channel } = row;
    const { phase } = await lenderOn(context.db).status({ applicationNumber, channel });
    await context.db.update(financing).set({ phase }).where(eq(financing.id, row.id));
    const now = await hearLender(actOfSystem(context), { ...row, phase }, channels);
    if (isWithLender(now)) await askLater(context, row);
  }),
  [FINANCING_JOBS.cancelAtLender]: reaching(FINANCING_JOBS.cancelAtLender, async ({ db }, row) => {
    if (isWithLender(row)) return;
    const { applicationNumber, channel, reason } = row;
    await lenderOn(db).cancel({ applicationNumber, channel, reason: reason ?? '申请人已撤回' });
  }),
  [FINANCING_JOBS.settleAtLender]: reaching(FINANCING_JOBS.settleAtLender, async ({ db }, row) => {
    if (row.state !== 'settled') return;
    const { id, applicationNumber, channel } = row;
    await lenderOn(db).settle({ applicationNumber, channel, payments: await paidBack(db, id, eq(piece.financingId, id)) });
  }),
});

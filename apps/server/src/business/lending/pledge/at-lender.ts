import { PledgeId } from '@lianxin/api/contract';
import { ZERO_FEN, type PledgeApplicationState } from '@lianxin/domain';
import { inArray, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { JobHandlers } from '../../../platform/jobs/job-context.ts';
import { jobsPlanned } from '../../../platform/jobs/plan.ts';
import type { LenderApplication, LenderStep } from '../../../platform/lender/lender.ts';
import type { Services } from '../../../platform/services.ts';
import { piece } from '../../../schema/index.ts';
import { lenderApplicationOf, type OpenRepayment, openRepayments, paidBack, reachingLender, repaymentStep } from '../funding/index.ts';
import { PLEDGE_JOBS } from './jobs.ts';
import { papersOfPledge, piecesOfPledge } from './pieces.ts';
import { pledges, type PledgeRow } from './repository.ts';

type Telling = 'submitToLender' | 'tellLender' | 'cancelAtLender' | 'settleAtLender';

/** Has the lender's system hear of a loan that has gone on. Its people see it in the portal all the same. */
export const lenderHears = ({ ids, clock }: Pick<ActContext, 'ids' | 'clock'>, { id }: Pick<PledgeRow, 'id'>, what: Telling): SQL =>
  jobsPlanned({ ids }, [{ kind: PLEDGE_JOBS[what], subject: id, runAt: clock.now() }]);

/** Where nothing came of what the lender had. */
const OVER: readonly PledgeApplicationState[] = ['returned', 'withdrawn', 'declined'];

/** Whether the lender has an application, or a loan that came of it. */
const isWithLender = ({ state, handedToLenderAt }: PledgeRow): boolean => handedToLenderAt !== null && !OVER.includes(state);

/** A loan as its lender gets it; it had it first at that instant. */
async function applicationOf(db: Db, row: PledgeRow, askedAt: Date): Promise<LenderApplication> {
  const taken = { pieces: await piecesOfPledge(db, row), papers: await papersOfPledge(db, row) };
  const { pledged, guarantorNo } = row;
  return lenderApplicationOf(db, row, taken, { askedAt, issuerCosts: ZERO_FEN, pledged, guarantorNo });
}

/** What the lender has to hear of a loan by where it stands; nothing where it is another's move. */
function stepOf({ applicationNumber, channel, state, handedToLenderAt }: PledgeRow, repayment?: OpenRepayment): LenderStep | undefined {
  const of = { applicationNumber, channel };
  const repaid = repaymentStep(repayment);
  if (repaid) return { ...of, ...repaid };
  if (state === 'overdue') return { ...of, step: 'overdue', content: {} };
  return state === 'underApproval' && handedToLenderAt !== null ? { ...of, step: 'supplement', content: {} } : undefined;
}

const reaching = reachingLender({ hold: (db, subject) => pledges.hold(db, z.parse(PledgeId, subject)), maybeNone: true });

/** What passes from a loan against a pledge to its lender's system: its people decide in the portal, and nothing waits for the system. */
export const pledgeLenderJobs = ({ lenderOn }: Pick<Services, 'lenderOn'>): JobHandlers => ({
  [PLEDGE_JOBS.submitToLender]: reaching(PLEDGE_JOBS.submitToLender, async ({ db }, row) => {
    const { handedToLenderAt } = row;
    if (handedToLenderAt !== null && isWithLender(row)) await lenderOn(db).apply(await applicationOf(db, row, handedToLenderAt));
  }),
  [PLEDGE_JOBS.tellLender]: reaching(PLEDGE_JOBS.tellLender, async ({ db }, row) => {
    const step = stepOf(row, (await openRepayments(db, [row.id])).get(row.id));
    if (step) await lenderOn(db).continue(step);
  }),
  [PLEDGE_JOBS.cancelAtLender]: reaching(PLEDGE_JOBS.cancelAtLender, async ({ db }, row) => {
    if (isWithLender(row)) return;
    const { applicationNumber, channel, reason } = row;
    await lenderOn(db).cancel({ applicationNumber, channel, reason: reason ?? '申请人已撤回' });
  }),
  [PLEDGE_JOBS.settleAtLender]: reaching(PLEDGE_JOBS.settleAtLender, async ({ db }, row) => {
    if (row.paidOffOn === null) return;
    const { applicationNumber, channel } = row;
    const pieceIds = (await piecesOfPledge(db, row)).map(({ pieceId }) => pieceId);
    await lenderOn(db).settle({ applicationNumber, channel, payments: await paidBack(db, row.id, inArray(piece.id, pieceIds)) });
  }),
});

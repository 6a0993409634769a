import {
  levelOfUse,
  messageOf,
  planSpan,
  planAfterPayout,
  plannedPeriodsOf,
  sumFen,
  type CivilDate,
  type Fen,
  type MessageFacts,
  type PlanAfterPayout,
  type PlanPeriod,
  type PlanRow,
  type UseLevel,
} from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { enterprise } from '../../../schema/index.ts';
import type { EnterpriseNo } from '../../../schema/ids.ts';
import { notify, type TellContext } from '../../foundation/messages/index.ts';
import { planOf, plansAround } from './repository.ts';

const RANK: Readonly<Record<UseLevel, number>> = { ordinary: 0, near: 1, breached: 2 };

/** The recipients of warnings. The administrator does not see the page. */
const READERS = ['operator', 'reviewer'] as const;

/** Notifies a lender's staff about its plan or its limits. */
async function notifyReaders(context: TellContext, enterpriseNo: EnterpriseNo, message: MessageFacts, subjectId: string): Promise<void> {
  for (const role of READERS) await notify(context, { ...message, enterpriseNo, role, subjectId });
}

/** A period with its planned and actual outflow. */
type Use = Omit<PlanAfterPayout, 'before'>;

/** Warns if the use of a period has reached a higher warning level. */
async function warn(context: TellContext, enterpriseNo: EnterpriseNo, { period, first, last, planned, after, levelBefore, level }: Use) {
  if (RANK[level] <= RANK[levelBefore]) return;
  const kind = level === 'breached' ? 'capitalPlanBreached' : 'capitalPlanNear';
  await notifyReaders(context, enterpriseNo, messageOf(kind, { first, last, planned, moved: after }), `${period}:${first}`);
}

/** Warns if a changed plan is nearly used up or already exceeded. */
export async function warnOfPlan(
  context: TellContext,
  enterpriseNo: EnterpriseNo,
  period: PlanPeriod,
  rows: readonly PlanRow[],
  before: readonly PlanRow[],
): Promise<void> {
  const today = context.clock.today();
  for (const { first } of rows.filter((row) => row.first <= today)) {
    const plan = await planOf(context, enterpriseNo, planSpan(period, first));
    for (const use of plannedPeriodsOf(plan, first).filter((one) => one.period === period)) {
      const after = use.moved.outflow;
      const planned = use.planned.outflow;
      const old = before.find((row) => row.first === first);
      const levelBefore = old ? levelOfUse(after, old.outflow) : 'ordinary';
      await warn(context, enterpriseNo, {
        ...planSpan(period, first),
        period,
        planned,
        after,
        levelBefore,
        level: levelOfUse(after, planned),
      });
    }
  }
}

/** Warns if a payment brings the plan of its week or month near its end, or above it. Must be called before the payment is stored. */
export async function warnOfPayment(context: TellContext, enterpriseNo: EnterpriseNo, on: CivilDate, paid: Fen): Promise<void> {
  // Most lenders have no plan, in which case no movements are totalled.
  if (!(await plansAround(context.db, enterpriseNo, on))) return;
  const plan = await planOf(context, enterpriseNo, { first: on, last: on });
  for (const use of planAfterPayout(plan, on, paid)) await warn(context, enterpriseNo, use);
}

interface LimitBefore {
  readonly lenderNo: EnterpriseNo;
  readonly issuerNo: EnterpriseNo;
  readonly channel: number;
  readonly total: Fen;
  readonly taken: Fen;
}

/** Warns if a reservation brings a limit near its end. A limit is never exceeded, because a larger application is refused. */
export async function warnOfReservation(context: TellContext, before: LimitBefore, amount: Fen): Promise<void> {
  const { lenderNo, issuerNo, channel, total: limit, taken: was } = before;
  const taken = sumFen([was, amount]);
  if (levelOfUse(was, limit) !== 'ordinary' || levelOfUse(taken, limit) === 'ordinary') return;
  const [issuer] = await context.db.select({ name: enterprise.name }).from(enterprise).where(eq(enterprise.enterpriseNo, issuerNo));
  const message = messageOf('lendingLimitNear', { issuer: issuer?.name ?? issuerNo, taken, limit });
  await notifyReaders(context, lenderNo, message, `${channel}:${issuerNo}`);
}

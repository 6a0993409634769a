import {
  levelOfUse,
  messageOf,
  planSpan,
  plannedPeriodsOf,
  sumFen,
  ZERO_FEN,
  type CivilDate,
  type Fen,
  type MessageFacts,
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

/** Who plans and who watches; to the administrator the page is hidden. */
const READERS = ['operator', 'reviewer'] as const;

/** Tells the people of a lender of its plan or its limits. */
async function tellReaders(context: TellContext, enterpriseNo: EnterpriseNo, told: MessageFacts, subjectId: string): Promise<void> {
  for (const role of READERS) await notify(context, { ...told, enterpriseNo, role, subjectId });
}

/** What goes out in a period, against what is planned to. */
interface Outflow {
  readonly moved: Fen;
  readonly planned: Fen;
}

/** Warns of a period that has come nearer to its plan, or past it, than it was. Where nothing is planned there is nothing to pass. */
async function warn(context: TellContext, enterpriseNo: EnterpriseNo, period: PlanPeriod, on: CivilDate, before: Outflow, now: Outflow) {
  const level = levelOfUse(now.moved, now.planned);
  if (RANK[level] <= RANK[levelOfUse(before.moved, before.planned)]) return;
  const { first, last } = planSpan(period, on);
  const kind = level === 'breached' ? 'capitalPlanBreached' : 'capitalPlanNear';
  await tellReaders(context, enterpriseNo, messageOf(kind, { first, last, ...now }), `${period}:${first}`);
}

/** Warns where what was planned anew is nearly used already, or less than has gone out. */
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
      const moved = use.moved.outflow;
      const old = before.find((row) => row.first === first);
      const was = { moved: old ? moved : ZERO_FEN, planned: old?.outflow ?? ZERO_FEN };
      await warn(context, enterpriseNo, period, first, was, { moved, planned: use.planned.outflow });
    }
  }
}

/** Warns where a payment brings the plan of its week or month near its end, or past it. Called before what is paid is written. */
export async function warnOfPayment(context: TellContext, enterpriseNo: EnterpriseNo, on: CivilDate, paid: Fen): Promise<void> {
  // Most lenders plan nothing, and then nothing need be summed up.
  if (!(await plansAround(context.db, enterpriseNo, on))) return;
  const plan = await planOf(context, enterpriseNo, { first: on, last: on });
  for (const { period, planned, moved } of plannedPeriodsOf(plan, on)) {
    const before = { moved: moved.outflow, planned: planned.outflow };
    await warn(context, enterpriseNo, period, on, before, { ...before, moved: sumFen([moved.outflow, paid]) });
  }
}

/** A limit as it was before something was reserved of it. */
interface LimitBefore {
  readonly lenderNo: EnterpriseNo;
  readonly issuerNo: EnterpriseNo;
  readonly channel: number;
  readonly total: Fen;
  readonly taken: Fen;
}

/** Warns where what is reserved brings a limit near its end. It is never passed: an application that asks for more is refused. */
export async function warnOfReservation(context: TellContext, before: LimitBefore, amount: Fen): Promise<void> {
  const { lenderNo, issuerNo, channel, total: limit, taken: was } = before;
  const taken = sumFen([was, amount]);
  if (levelOfUse(was, limit) !== 'ordinary' || levelOfUse(taken, limit) === 'ordinary') return;
  const [issuer] = await context.db.select({ name: enterprise.name }).from(enterprise).where(eq(enterprise.enterpriseNo, issuerNo));
  const told = messageOf('lendingLimitNear', { issuer: issuer?.name ?? issuerNo, taken, limit });
  await tellReaders(context, lenderNo, told, `${channel}:${issuerNo}`);
}

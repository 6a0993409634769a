import { planReach, type CapitalPlan, type CivilDate, type PlanPeriod, type PlanSpan } from '@lianxin/domain';
import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { capitalPlanBalance, capitalPlanRow, lenderMove } from '../../../schema/index.ts';
import type { EnterpriseNo } from '../../../schema/ids.ts';
import type { TellContext } from '../../foundation/messages/index.ts';

type StoredPlanRow = typeof capitalPlanRow.$inferSelect;
type StoredBalance = typeof capitalPlanBalance.$inferSelect;

/** The plan of a lender, with the versions of its rows. */
interface StoredPlan extends CapitalPlan {
  readonly rows: Readonly<Record<PlanPeriod, readonly StoredPlanRow[]>>;
}

/** The planned weeks and months of a lender that begin between two days. */
export const planRowsOf = (db: Db, enterpriseNo: EnterpriseNo, { first, last }: PlanSpan): Promise<StoredPlanRow[]> =>
  db
    .select()
    .from(capitalPlanRow)
    .where(and(eq(capitalPlanRow.enterpriseNo, enterpriseNo), between(capitalPlanRow.first, first, last)))
    .orderBy(asc(capitalPlanRow.first));

/** Whether a lender has a plan around a day. */
export async function plansAround(db: Db, enterpriseNo: EnterpriseNo, on: CivilDate): Promise<boolean> {
  return (await planRowsOf(db, enterpriseNo, planReach({ first: on, last: on }))).length > 0;
}

/** The balance stated by a lender; undefined if it stated none. */
export async function balanceOf(db: Db, enterpriseNo: EnterpriseNo): Promise<StoredBalance | undefined> {
  const [row] = await db.select().from(capitalPlanBalance).where(eq(capitalPlanBalance.enterpriseNo, enterpriseNo));
  return row;
}

/** The actual and expected movements of a lender between two days, totalled by day. */
const movesOf = (db: Db, enterpriseNo: EnterpriseNo, { first, last }: PlanSpan) =>
  db
    .select({
      on: lenderMove.on,
      due: lenderMove.due,
      inflow: sql`sum(${lenderMove.inflow})::bigint`.mapWith(lenderMove.inflow),
      outflow: sql`sum(${lenderMove.outflow})::bigint`.mapWith(lenderMove.outflow),
    })
    .from(lenderMove)
    .where(and(eq(lenderMove.lenderNo, enterpriseNo), between(lenderMove.on, first, last)))
    .groupBy(lenderMove.on, lenderMove.due);

/** The plan of a lender with the movements that affect a span of days. */
export async function planOf({ db, clock }: TellContext, enterpriseNo: EnterpriseNo, span: PlanSpan): Promise<StoredPlan> {
  const reach = planReach(span);
  const [rows, all] = await Promise.all([planRowsOf(db, enterpriseNo, reach), movesOf(db, enterpriseNo, reach)]);
  const [moves, dues] = [all.filter(({ due }) => !due), all.filter(({ due }) => due)];
  const of = (period: PlanPeriod) => rows.filter((row) => row.period === period);
  return { rows: { week: of('week'), month: of('month') }, moves, dues, today: clock.today() };
}

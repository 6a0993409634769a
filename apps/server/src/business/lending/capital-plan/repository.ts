import { PLAN_PERIODS, planSpan, type CivilDate, type PlanMove, type PlanPeriod } from '@lianxin/domain';
import { and, asc, between, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { capitalPlanBalance, capitalPlanRow, lenderMove } from '../../../schema/index.ts';
import type { EnterpriseNo } from '../../../schema/ids.ts';

export type PlanRowKept = typeof capitalPlanRow.$inferSelect;
export type BalanceKept = typeof capitalPlanBalance.$inferSelect;

/** The days of what is asked for, both included. */
export interface Between {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** What a lender has planned for the periods that begin between two days. */
export const planRowsOf = (db: Db, enterpriseNo: EnterpriseNo, period: PlanPeriod, { from, to }: Between): Promise<PlanRowKept[]> =>
  db
    .select()
    .from(capitalPlanRow)
    .where(and(eq(capitalPlanRow.enterpriseNo, enterpriseNo), eq(capitalPlanRow.period, period), between(capitalPlanRow.first, from, to)))
    .orderBy(asc(capitalPlanRow.first));

/** What a lender has planned for the week and for the month that a day falls in. */
export const planRowsAround = (db: Db, enterpriseNo: EnterpriseNo, day: CivilDate): Promise<PlanRowKept[]> =>
  db
    .select()
    .from(capitalPlanRow)
    .where(
      and(
        eq(capitalPlanRow.enterpriseNo, enterpriseNo),
        or(...PLAN_PERIODS.map((period) => and(eq(capitalPlanRow.period, period), eq(capitalPlanRow.first, planSpan(period, day).first)))),
      ),
    );

/** What a lender said that it has; undefined where it said nothing. */
export async function balanceOf(db: Db, enterpriseNo: EnterpriseNo): Promise<BalanceKept | undefined> {
  const [row] = await db.select().from(capitalPlanBalance).where(eq(capitalPlanBalance.enterpriseNo, enterpriseNo));
  return row;
}

/** What moves a lender's money between two days, a day each. */
export const movesOf = (db: Db, enterpriseNo: EnterpriseNo, { from, to }: Between): Promise<PlanMove[]> =>
  db
    .select({
      on: lenderMove.on,
      inflow: sql`sum(${lenderMove.inflow})::bigint`.mapWith(lenderMove.inflow),
      outflow: sql`sum(${lenderMove.outflow})::bigint`.mapWith(lenderMove.outflow),
    })
    .from(lenderMove)
    .where(and(eq(lenderMove.lenderNo, enterpriseNo), between(lenderMove.on, from, to)))
    .groupBy(lenderMove.on);

import { fen, PLAN_PERIODS, planSpan, ZERO_FEN, type CivilDate, type Fen, type PlanPeriod } from '@lianxin/domain';
import { and, eq, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { capitalPlanRow, lenderMove } from '../../../schema/index.ts';

/** What a lender planned to pay in a period, and what it has paid in it so far; sums in fen as they come out of JSON. */
export interface PlannedPeriod {
  readonly period: PlanPeriod;
  readonly first: CivilDate;
  readonly outflow: string;
  readonly moved: string;
}

/** A column with what the lender of a row planned for the periods of some days; null where it planned for none of them. */
export function plannedFor(db: Db, lenderNo: AnyColumn, days: readonly CivilDate[]): SQL<readonly PlannedPeriod[] | null> {
  const { enterpriseNo, period, first, outflow } = capitalPlanRow;
  const last = sql`case ${period} when 'week' then ${first} + 6 else (${first} + interval '1 month' - interval '1 day')::date end`;
  const moved = sql`(select coalesce(sum(${lenderMove.outflow}), 0) from ${lenderMove}
    where ${lenderMove.lenderNo} = ${enterpriseNo} and ${lenderMove.on} between ${first} and ${last})`;
  const firsts = [...new Set(days.flatMap((day) => PLAN_PERIODS.map((one) => planSpan(one, day).first)))];
  const planned = db
    .select({
      all: sql`json_agg(json_build_object('period', ${period}, 'first', ${first}, 'outflow', ${outflow}::text, 'moved', ${moved}::text))`,
    })
    .from(capitalPlanRow)
    .where(and(eq(enterpriseNo, lenderNo), inArray(first, firsts)));
  return sql`(${planned})`;
}

/** What a lender may still pay on a day by its plans of that week and that month; undefined where it has planned neither. */
export function planLeftOn(planned: readonly PlannedPeriod[], on: CivilDate): Fen | undefined {
  const lefts = planned
    .filter(({ period, first }) => first === planSpan(period, on).first)
    .map(({ outflow, moved }) => fen(BigInt(outflow) - BigInt(moved)));
  const [first, ...others] = lefts;
  if (first === undefined) return undefined;
  const least = others.reduce((left, other) => (other < left ? other : left), first);
  return least < ZERO_FEN ? ZERO_FEN : least;
}

import { fen, planReach, plannedPeriodsOf, ZERO_FEN, type CivilDate, type Fen, type PlanPeriod } from '@lianxin/domain';
import { and, between, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { capitalPlanRow, lenderMove } from '../../../schema/index.ts';

/** A lender's planned and actual outflows around some days, with amounts in fen as text from JSON. */
export interface PlannedOutflows {
  readonly rows: readonly { readonly period: PlanPeriod; readonly first: CivilDate; readonly outflow: string }[] | null;
  readonly moves: readonly { readonly on: CivilDate; readonly outflow: string }[] | null;
}

/** A column with the planned and actual outflows that determine how much a lender may pay on some days. */
export function plannedOutflows(db: Db, lenderNo: AnyColumn, days: readonly CivilDate[]): SQL<PlannedOutflows> {
  const sorted = days.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return sql`json_build_object('rows', null, 'moves', null)`;
  const reach = planReach({ first, last });
  const row = capitalPlanRow;
  const rows = db
    .select({ all: sql`json_agg(json_build_object('period', ${row.period}, 'first', ${row.first}, 'outflow', ${row.outflow}::text))` })
    .from(row)
    .where(and(eq(row.enterpriseNo, lenderNo), between(row.first, reach.first, reach.last)));
  const move = lenderMove;
  const moves = db
    .select({ all: sql`json_agg(json_build_object('on', ${move.on}, 'outflow', ${move.outflow}::text))` })
    .from(move)
    .where(and(eq(move.lenderNo, lenderNo), between(move.on, reach.first, reach.last), eq(move.due, false)));
  return sql`json_build_object('rows', (${rows}), 'moves', (${moves}))`;
}

/** The amount that a lender may still pay on a day under its plans for the week and the month; undefined if neither is planned. */
export function remainingOutflowOn(planned: PlannedOutflows, on: CivilDate): Fen | undefined {
  const flow = (outflow: string) => ({ inflow: ZERO_FEN, outflow: fen(BigInt(outflow)) });
  const rows = (period: PlanPeriod) =>
    (planned.rows ?? []).filter((row) => row.period === period).map(({ first, outflow }) => ({ first, ...flow(outflow) }));
  const plan = {
    rows: { week: rows('week'), month: rows('month') },
    moves: (planned.moves ?? []).map((move) => ({ on: move.on, ...flow(move.outflow) })),
    dues: [],
    today: on,
  };
  return plannedPeriodsOf(plan, on)
    .map(({ left }) => left)
    .toSorted((left, right) => Number(left - right))[0];
}

import type { CivilDate } from '../calendar/civil-date.ts';
import { planSpan, type PlanPeriod, type PlanRow } from './capital-plan.ts';

/** Why a row of a plan cannot stand: it does not begin a period, its period has ended, another row is of the same period, or an amount is below nothing. */
export type PlanRowProblem = 'notFirstDay' | 'ended' | 'twice' | 'negative';

/** What is wrong with a row, by its place among the rows. */
export interface PlanRowFinding {
  readonly index: number;
  readonly field: keyof PlanRow;
  readonly problem: PlanRowProblem;
}

/** Whether a period is over; what was planned for it stays as it was, so that it can be compared with what came of it. */
export const isPlanEnded = (period: PlanPeriod, first: CivilDate, today: CivilDate): boolean => planSpan(period, first).last < today;

/** Everything that is wrong with rows that somebody wants to plan; rows are planned together or not at all. */
export function findPlanRowProblems(period: PlanPeriod, rows: readonly PlanRow[], today: CivilDate): readonly PlanRowFinding[] {
  const seen = new Set<CivilDate>();
  return rows.flatMap(({ first, inflow, outflow }, index) => {
    const found: PlanRowFinding[] = [];
    if (planSpan(period, first).first !== first) found.push({ index, field: 'first', problem: 'notFirstDay' });
    else if (isPlanEnded(period, first, today)) found.push({ index, field: 'first', problem: 'ended' });
    else if (seen.has(first)) found.push({ index, field: 'first', problem: 'twice' });
    seen.add(first);
    if (inflow < 0n) found.push({ index, field: 'inflow', problem: 'negative' });
    if (outflow < 0n) found.push({ index, field: 'outflow', problem: 'negative' });
    return found;
  });
}

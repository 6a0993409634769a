import type { CivilDate } from '../calendar/civil-date.ts';
import { planSpan, type PlanPeriod, type PlanRow } from './capital-plan.ts';

/** Why a plan row is invalid: it does not start on the first day of a period, its period has ended, its period occurs twice, or an amount is negative. */
export type PlanRowProblem = 'notFirstDay' | 'ended' | 'twice' | 'negative';

/** A problem of a row, with the row's index. */
export interface PlanRowFinding {
  readonly index: number;
  readonly field: keyof PlanRow;
  readonly problem: PlanRowProblem;
}

/** Whether a period has ended. Its plan can no longer change, so that it can be compared with the actual amounts. */
export const isPlanEnded = (period: PlanPeriod, first: CivilDate, today: CivilDate): boolean => planSpan(period, first).last < today;

/** All problems of the rows to be saved; rows are saved together or not at all. */
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

import type { CivilDate } from '../calendar/civil-date.ts';
import { fen, maxFen, sumFen, ZERO_FEN, type Fen } from '../money/yuan.ts';
import { levelOfUse, PLAN_PERIODS, planSpan, type PlanPeriod, type PlanSpan, type UseLevel } from './capital-plan.ts';
import { endsPeriod, planDays, sumFlows, type CapitalPlan, type PlanDay, type PlanFlow } from './plan-days.ts';
import { isPlanEnded } from './plan-rows.ts';

/** Where a period's planned amounts come from: its own row, the sum of its weeks, its share of the month, or nowhere. */
export const PLAN_SOURCES = ['own', 'weeks', 'month', 'none'] as const;
export type PlanSource = (typeof PLAN_SOURCES)[number];

/** A period with planned and actual amounts. */
export interface PlanUse extends PlanSpan {
  readonly planned: PlanFlow;
  readonly moved: PlanFlow;
  /** What is due to come back and has not, from today on. */
  readonly due: Fen;
  /** What the balance counts: what has moved before today, and what is planned or due from today on. */
  readonly expected: PlanFlow;
  /** Amount that may still be paid out under the plan, at least zero. */
  readonly left: Fen;
  /** The largest amount missing at the end of a week or month within the period. */
  readonly gap: Fen;
  /** Carry-over into the next period; negative when money is missing. */
  readonly closing: Fen;
  readonly level: UseLevel;
  readonly source: PlanSource;
  /** Whether a row of this period can be written: the period is not over, and not all its days are planned by week. */
  readonly plannable: boolean;
}

const areAllByWeek = (days: readonly PlanDay[]): boolean => days.every(({ plannedBy }) => plannedBy === 'week');

function sourceOf(period: PlanPeriod, days: readonly PlanDay[]): PlanSource {
  const has = (by: PlanPeriod) => days.some(({ plannedBy }) => plannedBy === by);
  if (has(period)) return 'own';
  if (period === 'week') return has('month') ? 'month' : 'none';
  return has('week') ? 'weeks' : 'none';
}

/** Whether the plan of a period is a limit for its payouts. A share of a month, or some weeks of a month, limit nothing. */
const isMeasured = (source: PlanSource, days: readonly PlanDay[]): boolean =>
  source === 'own' || source === 'none' || (source === 'weeks' && areAllByWeek(days));

/** Computes a plan period by period, carrying each balance into the next. */
export function planUse(period: PlanPeriod, spans: readonly PlanSpan[], plan: CapitalPlan, opening: Fen = ZERO_FEN): readonly PlanUse[] {
  const [first] = spans;
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return [];
  const all = planDays(plan, { first: first.first, last: last.last });
  let carried: bigint = opening;
  return spans.map((span) => {
    const days = all.filter(({ on }) => on >= span.first && on <= span.last);
    let gap = ZERO_FEN;
    for (const { on, expected } of days) {
      carried += expected.inflow - expected.outflow;
      if (endsPeriod(on)) gap = maxFen(gap, fen(-carried));
    }
    const planned = sumFlows(days.map((day) => day.planned));
    const moved = sumFlows(days.map((day) => day.moved));
    const source = sourceOf(period, days);
    return {
      ...span,
      planned,
      moved,
      due: sumFen(days.map((day) => day.due)),
      expected: sumFlows(days.map((day) => day.expected)),
      left: maxFen(ZERO_FEN, fen(planned.outflow - moved.outflow)),
      gap,
      closing: fen(carried),
      level: isMeasured(source, days) ? levelOfUse(moved.outflow, planned.outflow) : 'ordinary',
      source,
      plannable: !isPlanEnded(period, span.first, plan.today) && (period === 'week' || !areAllByWeek(days)),
    };
  });
}

/** The week and the month of a day, each only if a row of its own plans it: what is paid out on that day counts against these. */
export const plannedPeriodsOf = (plan: CapitalPlan, day: CivilDate): readonly (PlanUse & { readonly period: PlanPeriod })[] =>
  PLAN_PERIODS.flatMap((period) => {
    const span = planSpan(period, day);
    if (!plan.rows[period].some(({ first }) => first === span.first)) return [];
    return planUse(period, [span], plan).map((use) => ({ period, ...use }));
  });

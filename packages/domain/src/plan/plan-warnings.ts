import { addMonths, type CivilDate } from '../calendar/civil-date.ts';
import { fen, sumFen, type Fen } from '../money/yuan.ts';
import { levelOfUse, PLAN_PERIODS, planSpan, type PlanPeriod, type PlanSpan, type UseLevel } from './capital-plan.ts';
import { endsPeriod, planDays, type CapitalPlan } from './plan-days.ts';
import { isPlanEnded } from './plan-rows.ts';
import { plannedPeriodsOf } from './plan-use.ts';

/** How far ahead a plan is watched, in months. */
const WATCHED_MONTHS = 12;

/** The days that are watched, from today on: the same whichever periods are shown. */
export const watchedSpan = (today: CivilDate): PlanSpan => ({
  first: today,
  last: planSpan('month', addMonths(today, WATCHED_MONTHS)).last,
});

/** What is wrong with a plan from today on. */
export interface PlanWarnings {
  /** The first end of a week or month at which money is missing, and how much. */
  readonly short: { readonly on: CivilDate; readonly gap: Fen } | undefined;
  /** The weeks and months with a row of their own that is used up, or nearly. */
  readonly used: readonly (PlanSpan & { readonly period: PlanPeriod; readonly level: UseLevel })[];
}

/** Judges a plan by its days from today on. `opening`: the balance when today begins. */
export function planWarnings(plan: CapitalPlan, opening: Fen): PlanWarnings {
  const watched = watchedSpan(plan.today);
  let balance: bigint = opening;
  let short: PlanWarnings['short'];
  for (const { on, expected } of planDays(plan, watched)) {
    balance += expected.inflow - expected.outflow;
    if (short === undefined && balance < 0n && endsPeriod(on)) short = { on, gap: fen(-balance) };
  }
  const used = PLAN_PERIODS.flatMap((period) =>
    plan.rows[period]
      .filter(({ first }) => first <= watched.last && !isPlanEnded(period, first, plan.today))
      .flatMap(({ first }) => plannedPeriodsOf(plan, first).filter((one) => one.period === period))
      .filter(({ level }) => level !== 'ordinary')
      .map((use) => ({ period, first: use.first, last: use.last, level: use.level })),
  );
  return { short, used };
}

/** A planned week or month with a payout in it. */
export interface PlanAfterPayout extends PlanSpan {
  readonly period: PlanPeriod;
  readonly planned: Fen;
  /** What has gone out, without and with the payout. */
  readonly before: Fen;
  readonly after: Fen;
  readonly levelBefore: UseLevel;
  readonly level: UseLevel;
}

/** What a payout makes of the planned week and month of its day. Where nothing is planned there is nothing to pass. */
export const planAfterPayout = (plan: CapitalPlan, on: CivilDate, amount: Fen): readonly PlanAfterPayout[] =>
  plannedPeriodsOf(plan, on).map(({ period, first, last, planned, moved }) => {
    const after = sumFen([moved.outflow, amount]);
    const [levelBefore, level] = [levelOfUse(moved.outflow, planned.outflow), levelOfUse(after, planned.outflow)];
    return { period, first, last, planned: planned.outflow, before: moved.outflow, after, levelBefore, level };
  });

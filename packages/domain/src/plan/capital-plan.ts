import { addDays, addMonths, monthOf, weekday, type CivilDate } from '../calendar/civil-date.ts';
import { divideRounded } from '../money/rounding.ts';
import type { Ppm } from '../money/rate.ts';
import { fen, maxFen, ZERO_FEN, type Fen } from '../money/yuan.ts';

/** Length of the periods of a lender's capital plan. */
export type PlanPeriod = 'week' | 'month';

export const PLAN_PERIODS: readonly PlanPeriod[] = ['week', 'month'];

/** First and last day of a period, both included. */
export interface PlanSpan {
  readonly first: CivilDate;
  readonly last: CivilDate;
}

/** The week (Monday to Sunday) or calendar month that contains a day. */
export function planSpan(period: PlanPeriod, day: CivilDate): PlanSpan {
  if (period === 'month') return monthOf(day);
  const first = addDays(day, -((weekday(day) + 6) % 7));
  return { first, last: addDays(first, 6) };
}

/** `count` consecutive periods, beginning with the one that contains a day. */
export function planSpans(period: PlanPeriod, from: CivilDate, count: number): readonly PlanSpan[] {
  const { first } = planSpan(period, from);
  return Array.from({ length: count }, (_, index) =>
    planSpan(period, period === 'month' ? addMonths(first, index) : addDays(first, index * 7)),
  );
}

/** A lender's plan for a period: expected inflow and intended payouts. */
export interface PlanRow {
  readonly first: CivilDate;
  readonly inflow: Fen;
  readonly outflow: Fen;
}

/** What has moved on a day: payouts and repayments. */
export interface PlanMove {
  readonly on: CivilDate;
  readonly inflow: Fen;
  readonly outflow: Fen;
}

/** What is due to come back on a day and has not. */
export type PlanDue = Omit<PlanMove, 'outflow'>;

/** Use of a limit or plan: `near` warns, `breached` refuses. */
export type UseLevel = 'ordinary' | 'near' | 'breached';

/** Share of a limit from which to warn. */
export const WARN_USE_PPM: Ppm = 800_000n;

const MILLION = 1_000_000n;

/** Classifies the use of a limit. A limit of zero is breached by any amount. */
export function levelOfUse(used: Fen, limit: Fen): UseLevel {
  if (used > limit) return 'breached';
  return used * MILLION >= limit * WARN_USE_PPM && used > 0n ? 'near' : 'ordinary';
}

/** A lender's limit for one core enterprise and its group. */
export interface CoreLimit {
  readonly issuerNo: string;
  readonly limit: Fen;
}

/** A limit with the amount lent and the amount reserved by applications. */
export interface CoreLimitUse extends CoreLimit {
  readonly used: Fen;
  readonly inTransit: Fen;
  readonly free: Fen;
  readonly usePpm: Ppm;
  readonly level: UseLevel;
}

/** Computes the use of a limit. Amounts in transit count as used, so that the warning comes before the breach. */
export function coreLimitUse({ issuerNo, limit }: CoreLimit, used: Fen, inTransit: Fen): CoreLimitUse {
  const taken = fen(used + inTransit);
  const usePpm = limit === 0n ? (taken === 0n ? 0n : MILLION) : divideRounded(taken * MILLION, limit, 'halfUp');
  return { issuerNo, limit, used, inTransit, free: maxFen(ZERO_FEN, fen(limit - taken)), usePpm, level: levelOfUse(taken, limit) };
}

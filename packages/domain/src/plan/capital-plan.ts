import { addDays, addMonths, monthOf, weekday, type CivilDate } from '../calendar/civil-date.ts';
import { divideRounded } from '../money/rounding.ts';
import type { Ppm } from '../money/rate.ts';
import { fen, maxFen, sumFen, ZERO_FEN, type Fen } from '../money/yuan.ts';

/** How long a period of a lender's plan is. */
export type PlanPeriod = 'week' | 'month';

export const PLAN_PERIODS: readonly PlanPeriod[] = ['week', 'month'];

/** The first and the last day of a period. */
export interface PlanSpan {
  readonly first: CivilDate;
  readonly last: CivilDate;
}

/** The week, Monday to Sunday, or the month that a day falls in. */
export function planSpan(period: PlanPeriod, day: CivilDate): PlanSpan {
  if (period === 'month') return monthOf(day);
  const first = addDays(day, -((weekday(day) + 6) % 7));
  return { first, last: addDays(first, 6) };
}

/** So many periods, from the one that a day falls in. */
export function planSpans(period: PlanPeriod, from: CivilDate, count: number): readonly PlanSpan[] {
  const { first } = planSpan(period, from);
  return Array.from({ length: count }, (_, index) =>
    planSpan(period, period === 'month' ? addMonths(first, index) : addDays(first, index * 7)),
  );
}

/** What a lender plans for a period: what it will have, and what it means to pay out. */
export interface PlanRow {
  readonly first: CivilDate;
  readonly inflow: Fen;
  readonly outflow: Fen;
}

/** Money that has moved, or will on its day: paid out, or coming back. */
export interface PlanMove {
  readonly on: CivilDate;
  readonly inflow: Fen;
  readonly outflow: Fen;
}

/** How a limit or a plan is used: before a breach it warns, at the breach it refuses. */
export type UseLevel = 'ordinary' | 'near' | 'breached';

/** From how much of a limit on it warns. */
export const WARN_USE_PPM: Ppm = 800_000n;

const MILLION = 1_000_000n;

/** How near an amount is to its limit. A limit of nothing is breached by anything. */
export function levelOfUse(used: Fen, limit: Fen): UseLevel {
  if (used > limit) return 'breached';
  return used * MILLION >= limit * WARN_USE_PPM && used > 0n ? 'near' : 'ordinary';
}

/** A period of a plan beside what has come of it. */
export interface PlanUse extends PlanSpan {
  readonly planned: { readonly inflow: Fen; readonly outflow: Fen };
  readonly moved: { readonly inflow: Fen; readonly outflow: Fen };
  /** What may still be paid out of the plan; never less than nothing. */
  readonly left: Fen;
  /** What is missing where more goes out than comes in and was carried over. */
  readonly gap: Fen;
  /** What is carried into the next period; below nothing where money is missing. */
  readonly closing: Fen;
  readonly level: UseLevel;
}

/** A plan period by period: what of it is used, and where money is missing, what is over carried into the next. */
export function planUse(
  spans: readonly PlanSpan[],
  rows: readonly PlanRow[],
  moves: readonly PlanMove[],
  opening: Fen = ZERO_FEN,
): readonly PlanUse[] {
  let carried: bigint = opening;
  return spans.map(({ first, last }) => {
    const inside = moves.filter(({ on }) => on >= first && on <= last);
    const own = rows.filter((row) => row.first >= first && row.first <= last);
    const planned = { inflow: sumFen(own.map((row) => row.inflow)), outflow: sumFen(own.map((row) => row.outflow)) };
    const moved = { inflow: sumFen(inside.map(({ inflow }) => inflow)), outflow: sumFen(inside.map(({ outflow }) => outflow)) };
    carried += maxFen(planned.inflow, moved.inflow) - maxFen(planned.outflow, moved.outflow);
    const gap = carried < 0n ? fen(-carried) : ZERO_FEN;
    const left = maxFen(ZERO_FEN, fen(planned.outflow - moved.outflow));
    return { first, last, planned, moved, left, gap, closing: fen(carried), level: levelOfUse(moved.outflow, planned.outflow) };
  });
}

/** How much a lender lends against one core enterprise and its group. */
export interface CoreLimit {
  readonly issuerNo: string;
  readonly limit: Fen;
}

/** A limit beside what is out against it and what applications hold of it. */
export interface CoreLimitUse extends CoreLimit {
  readonly used: Fen;
  readonly inTransit: Fen;
  readonly free: Fen;
  readonly usePpm: Ppm;
  readonly level: UseLevel;
}

/** How a limit is used; what is in transit counts as used, so that the warning comes before the breach. */
export function coreLimitUse({ issuerNo, limit }: CoreLimit, used: Fen, inTransit: Fen): CoreLimitUse {
  const taken = fen(used + inTransit);
  const usePpm = limit === 0n ? (taken === 0n ? 0n : MILLION) : divideRounded(taken * MILLION, limit, 'halfUp');
  return { issuerNo, limit, used, inTransit, free: maxFen(ZERO_FEN, fen(limit - taken)), usePpm, level: levelOfUse(taken, limit) };
}

import { addDays, type CivilDate } from '../calendar/civil-date.ts';
import { fen, ZERO_FEN, type Fen } from '../money/yuan.ts';
import { planSpan, planUse, type PlanMove, type PlanPeriod, type PlanRow, type PlanSpan } from './capital-plan.ts';

/** The funds a lender states to have at the start of a day. */
export interface PlanBalance {
  readonly on: CivilDate;
  readonly amount: Fen;
}

/** The periods from the one that contains `on` up to, but not including, the one that begins on `first`. */
function spansBetween(period: PlanPeriod, on: CivilDate, first: CivilDate): readonly PlanSpan[] {
  const spans: PlanSpan[] = [];
  for (let span = planSpan(period, on); span.first < first; span = planSpan(period, addDays(span.last, 1))) spans.push(span);
  return spans;
}

const netBetween = (moves: readonly PlanMove[], from: CivilDate, before: CivilDate): bigint =>
  moves.filter(({ on }) => on >= from && on < before).reduce((sum, { inflow, outflow }) => sum + inflow - outflow, 0n);

/**
 * The opening balance of a period, derived from a balance stated for some day: backwards by reversing actual movements, forwards by the
 * carry-over of `planUse`. Zero without a stated balance.
 */
export function planOpening(
  period: PlanPeriod,
  first: CivilDate,
  balance: PlanBalance | undefined,
  rows: readonly PlanRow[],
  moves: readonly PlanMove[],
): Fen {
  if (balance === undefined) return ZERO_FEN;
  const own = planSpan(period, balance.on).first;
  const atOwn = fen(balance.amount - netBetween(moves, own, balance.on));
  if (first < own) return fen(atOwn - netBetween(moves, first, own));
  return planUse(spansBetween(period, own, first), rows, moves, atOwn).at(-1)?.closing ?? atOwn;
}

import { addDays, type CivilDate } from '../calendar/civil-date.ts';
import { fen, type Fen } from '../money/yuan.ts';
import { planDays, sumFlows, type CapitalPlan } from './plan-days.ts';

/** The funds a lender states to have at the start of a day. */
export interface PlanBalance {
  readonly on: CivilDate;
  readonly amount: Fen;
}

/** The balance at the start of a day, forwards or backwards from a stated one. */
export function planOpening(first: CivilDate, balance: PlanBalance, plan: CapitalPlan): Fen {
  const between = (from: CivilDate, before: CivilDate): bigint => {
    if (from >= before) return 0n;
    const { inflow, outflow } = sumFlows(planDays(plan, { first: from, last: addDays(before, -1) }).map(({ expected }) => expected));
    return inflow - outflow;
  };
  return fen(balance.amount + between(balance.on, first) - between(first, balance.on));
}

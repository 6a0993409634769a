import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { addDays, addMonths, civilDate, type PlanPeriod } from '@lianxin/domain';
import { useQueryState } from '../../../platform/navigation/index.ts';

/** How many periods are seen at once: a quarter of weeks, a year of months. */
const COUNT: Readonly<Record<PlanPeriod, number>> = { week: 13, month: 12 };

/** The plan that the address asks for, week by week or month by month, and the ways to other periods. */
export function usePlan() {
  const [asked, change] = useQueryState({ period: '', from: '' });
  const period: PlanPeriod = asked.period === 'month' ? 'month' : 'week';
  const count = COUNT[period];
  const from = civilDate(asked.from);
  const got = useEndpoint(contract.capitalPlan.overview, { period, count, ...(from && { from }) }, { quiet: true, keepPreviousData: true });
  const first = got.data?.spans[0]?.first;
  const move = (by: number) =>
    first && change({ from: period === 'month' ? addMonths(first, by * count) : addDays(first, by * count * 7) });
  return {
    period,
    got,
    /** Whether other periods than those around today are seen. */
    moved: from !== undefined,
    setPeriod: (next: PlanPeriod) => change({ period: next === 'week' ? '' : next, from: '' }),
    earlier: () => move(-1),
    later: () => move(1),
    today: () => change({ from: '' }),
  };
}

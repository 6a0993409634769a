import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { addDays, addMonths, civilDate, type PlanPeriod } from '@lianxin/domain';
import { useQueryState } from '../../../platform/navigation/index.ts';

/** The number of periods on the page: a quarter of weeks, or a year of months. */
const COUNT: Readonly<Record<PlanPeriod, number>> = { week: 13, month: 12 };

/** The plan by weeks or months from the address, and the navigation between periods. */
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
    /** Whether the page shows other periods than those around today. */
    moved: from !== undefined,
    setPeriod: (next: PlanPeriod) => change({ period: next === 'week' ? '' : next, from: '' }),
    earlier: () => move(-1),
    later: () => move(1),
    today: () => change({ from: '' }),
  };
}

import { planSpan, planSpans, addDays, addMonths, monthOf, type CivilDate, type PlanPeriod } from '@lianxin/domain';
import { capitalPlanBalance, capitalPlanRow } from '../../schema/index.ts';
import { instantOf, type Stage } from './stage.ts';
import { enterpriseNo, yuan } from './trade.ts';

const LENDER = enterpriseNo('E1007');

/** Planned inflows and outflows in yuan. The first periods lie before the first start. */
const WEEKS: readonly (readonly [inflow: number, outflow: number])[] = [
  [600_000, 800_000],
  [500_000, 900_000],
  [700_000, 600_000],
  [400_000, 700_000],
  [800_000, 1_200_000],
  [300_000, 1_500_000],
  [900_000, 1_000_000],
  [500_000, 2_200_000],
  [1_600_000, 600_000],
  [1_200_000, 500_000],
];
const MONTHS: readonly (readonly [inflow: number, outflow: number])[] = [
  [2_400_000, 3_000_000],
  [2_600_000, 2_800_000],
  [2_200_000, 3_600_000],
  [3_000_000, 4_800_000],
  [4_200_000, 3_000_000],
  [3_600_000, 3_200_000],
];

function plannedFrom(period: PlanPeriod, day: CivilDate, figures: typeof WEEKS) {
  const spans = planSpans(period, day, figures.length);
  return spans.flatMap(({ first }, index) => {
    const [inflow = 0, outflow = 0] = figures[index] ?? [];
    return [{ period, first, inflow: yuan(inflow), outflow: yuan(outflow) }];
  });
}

/** The months that the planned weeks do not cover: the others are the sum of their weeks. */
function monthsBeside(weeks: readonly { readonly first: CivilDate }[], today: CivilDate) {
  const first = weeks[0]?.first ?? today;
  const last = addDays(weeks.at(-1)?.first ?? today, 6);
  return plannedFrom('month', addMonths(today, -3), MONTHS).filter((month) => month.first < first || monthOf(month.first).last > last);
}

/** The lender's capital plan, made four weeks before the first start: past periods, the current one, and one with a shortfall. */
export async function fillCapitalPlan({ tools: { db }, today }: Stage): Promise<void> {
  const by = { enterpriseNo: LENDER, changedBy: '崔强', changedAt: instantOf(today, { daysAgo: 28, time: '16:20' }) };
  const weeks = plannedFrom('week', addDays(today, -28), WEEKS);
  const rows = [...weeks, ...monthsBeside(weeks, today)];
  await db.insert(capitalPlanRow).values(rows.map((row) => ({ ...row, ...by })));
  await db.insert(capitalPlanBalance).values({ ...by, on: planSpan('week', addDays(today, -28)).first, amount: yuan(3_600_000) });
}

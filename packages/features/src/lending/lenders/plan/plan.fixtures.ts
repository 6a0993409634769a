import { contract } from '@lianxin/api/contract';
import { day, ids, yuan } from '@lianxin/api/mock';
import { maxFen, planOpening, planSpans, planUse, planWarnings, type CapitalPlan, type PlanPeriod } from '@lianxin/domain';
import { enterprises } from '../../../platform/testing/world/enterprises.ts';
import { first, TODAY } from '../../../platform/testing/world/example.ts';
import type { Limit, Overview } from './plan-terms.ts';

const OPENING = yuan(6_000_000);
type Party = Pick<Limit['issuer'], 'enterpriseNo' | 'name'>;

/** The planned and actual amounts by period, in ten-thousands of yuan. */
const FIGURES: readonly (readonly [inflow: number, outflow: number, cameIn: number, wentOut: number])[] = [
  [300, 400, 320, 360],
  [200, 250, 180, 270],
  [500, 300, 500, 260],
  [100, 500, 90, 450],
  [400, 600, 260, 540],
  [150, 700, 120, 0],
  [200, 500, 80, 0],
  [600, 300, 40, 0],
  [0, 0, 0, 0],
];
const BLANK: CapitalPlan = { rows: { week: [], month: [] }, moves: [], dues: [], today: TODAY };
const ten = (thousands: number) => yuan(thousands * 10_000);

/** Nine periods, starting four before today: one exceeded its plan, one has nearly used it, and a later one has a shortage. */
export function planned(period: PlanPeriod = 'week', changes: Partial<Overview> = {}): Overview {
  const spans = planSpans(period, day(period === 'week' ? '2026-10-23' : '2026-07-20'), FIGURES.length);
  const rows = spans.flatMap(({ first }, index) => {
    const [inflow = 0, outflow = 0] = FIGURES[index] ?? [];
    return inflow + outflow === 0 ? [] : [{ first, inflow: ten(inflow), outflow: ten(outflow) }];
  });
  const all = spans.map(({ first }, index) => {
    const [, , cameIn = 0, wentOut = 0] = FIGURES[index] ?? [];
    return { on: first, inflow: ten(cameIn), outflow: ten(wentOut) };
  });
  // Movements after today are only expected.
  const [moves, dues] = [all.filter(({ on }) => on <= TODAY), all.filter(({ on }) => on > TODAY)];
  const plan: CapitalPlan = { ...BLANK, rows: { ...BLANK.rows, [period]: rows }, moves, dues };
  const uses = planUse(period, spans, plan, OPENING);
  const { short, used } = planWarnings(plan, planOpening(TODAY, { on: first(spans).first, amount: OPENING }, plan));
  return {
    period,
    today: TODAY,
    balance: { on: day('2026-11-01'), amount: yuan(5_600_000), version: 2 },
    opening: OPENING,
    warnings: { short: short ?? null, used: [...used] },
    spans: uses.map((use) => {
      const isPlanned = rows.some(({ first }) => first === use.first);
      const by = isPlanned ? { changedBy: '马文斌', changedAt: '2026-11-13T16:20:00+08:00' } : { changedBy: null, changedAt: null };
      return { ...use, ...by, ended: use.last < TODAY, version: isPlanned ? 1 : 0 };
    }),
    ...changes,
  };
}

/** An empty plan. */
export const unplanned: Overview = {
  ...planned(),
  balance: null,
  opening: yuan(0),
  warnings: { short: null, used: [] },
  spans: planUse('week', planSpans('week', day('2026-10-23'), 9), BLANK).map((use) => ({
    ...use,
    changedBy: null,
    changedAt: null,
    ended: use.last < TODAY,
    version: 0,
  })),
};

const limit = ({ enterpriseNo, name }: Party, total: number, used: number, inTransit: number, level: Limit['level']): Limit => ({
  channel: first(contract.capitalPlan.limits.example.response).channel,
  issuer: { enterpriseNo, name, creditCode: null },
  limit: yuan(total),
  used: yuan(used),
  inTransit: yuan(inTransit),
  free: maxFen(yuan(0), yuan(total - used - inTransit)),
  share: BigInt(((used + inTransit) * 1_000_000) / total),
  level,
});

export const limits: readonly Limit[] = [
  limit({ enterpriseNo: ids.enterprise('E1012'), name: '云冈煤矿有限公司' }, 5_000_000, 4_800_000, 400_000, 'breached'),
  limit(enterprises.core, 50_000_000, 36_000_000, 6_000_000, 'near'),
  limit(enterprises.sales, 20_000_000, 3_000_000, 0, 'ordinary'),
];

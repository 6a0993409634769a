import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { day, yuan } from '../examples.ts';
import { Day, Money, Version } from '../schemas/primitives.ts';
import { planLimit, planOverview } from './examples.ts';
import { ChangedRow, ImportedRow, PlanBalanceView, PlanLimit, PlanOverview, PlanPeriodName } from './shapes.ts';

/** As many periods as are shown, or planned, at once. */
const PERIODS_MAX = 60;

const planned = { first: day('2026-11-23'), inflow: yuan(1_000_000), outflow: yuan(2_500_000) };

/** What a lender will have and means to pay out, week by week and month by month, beside what comes of it; and how its limits are used. */
export const capitalPlan = resource('capitalPlan', 'api', '/capitalPlan', {
  /** So many periods from the one that a day falls in, or from a few before today's. Weeks and months are planned apart from each other. */
  overview: query('/overview', {
    summary: '资金计划',
    source: 'added',
    needs: 'plan.read',
    request: z.strictObject({ period: PlanPeriodName, from: z.optional(Day), count: z.int().check(z.gte(1), z.lte(PERIODS_MAX)) }),
    response: PlanOverview,
    refuses: ['FORBIDDEN'],
    example: { request: { period: 'week', from: day('2026-11-20'), count: 2 }, response: planOverview },
  }),
  /** Plans periods that have not ended, each on the version that was shown: all of them, or none. */
  saveRows: act('/saveRows', {
    summary: '修改资金计划',
    source: 'added',
    needs: 'plan.make',
    request: z.strictObject({ period: PlanPeriodName, rows: z.array(ChangedRow).check(z.minLength(1), z.maxLength(PERIODS_MAX)) }),
    response: z.object({ rows: z.array(z.object({ first: Day, version: Version })) }),
    refuses: ['FORBIDDEN', 'VALIDATION', 'STALE_VERSION'],
    example: {
      request: { period: 'week', rows: [{ ...planned, version: 0 }] },
      response: { rows: [{ first: planned.first, version: 1 }] },
    },
  }),
  /** Plans many periods at once in place of what was planned for them; where one row is wrong nothing is planned, and each wrong one is named. */
  importRows: act('/importRows', {
    summary: '导入资金计划',
    source: 'added',
    needs: 'plan.make',
    request: z.strictObject({ period: PlanPeriodName, rows: z.array(ImportedRow).check(z.minLength(1), z.maxLength(PERIODS_MAX)) }),
    response: z.object({ added: z.int(), replaced: z.int() }),
    refuses: ['FORBIDDEN', 'VALIDATION'],
    example: { request: { period: 'week', rows: [planned] }, response: { added: 1, replaced: 0 } },
  }),
  /** Says what there is when a day begins; every period is counted on from it. */
  saveBalance: act('/saveBalance', {
    summary: '登记资金余额',
    source: 'added',
    needs: 'plan.make',
    request: z.strictObject({ on: Day, amount: Money, version: Version }),
    response: PlanBalanceView,
    refuses: ['FORBIDDEN', 'VALIDATION', 'STALE_VERSION'],
    example: {
      request: { on: day('2026-11-16'), amount: yuan(2_000_000), version: 0 },
      response: { on: day('2026-11-16'), amount: yuan(2_000_000), version: 1 },
    },
  }),
  /** How each limit against a core enterprise is used, the most used first. */
  limits: query('/limits', {
    summary: '核心企业额度占用',
    source: 'added',
    needs: 'plan.read',
    request: z.strictObject({}),
    response: z.array(PlanLimit),
    refuses: ['FORBIDDEN'],
    example: { request: {}, response: [planLimit] },
  }),
});

import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { day, yuan } from '../examples.ts';
import { EnteredDay } from '../schemas/entered-day.ts';
import { Day, Money, PositiveMoney, Version } from '../schemas/primitives.ts';
import { planLimit, planOverview } from './examples.ts';
import { ChangedRow, ImportedRow, PlanAfterPayout, PlanBalanceView, PlanLimit, PlanOverview, PlanPeriodName } from './shapes.ts';

/** How many periods can be shown or planned at once. */
const PERIODS_MAX = 60;

const planned = { first: day('2026-11-23'), inflow: yuan(1_000_000), outflow: yuan(2_500_000) };

/** A lender's planned receipts and payments by week and month beside the actual ones, and the use of its limits. */
export const capitalPlan = resource('capitalPlan', 'api', '/capitalPlan', {
  /** Periods from the one of a given day, or from a few before today's. Weeks and months are two views of one plan: a planned week counts in its months by days, and what a month plans beyond its weeks falls on its other days. */
  overview: query('/overview', {
    summary: '资金计划',
    source: 'added',
    needs: 'plan.read',
    request: z.strictObject({ period: PlanPeriodName, from: z.optional(Day), count: z.int().check(z.gte(1), z.lte(PERIODS_MAX)) }),
    response: PlanOverview,
    refuses: ['FORBIDDEN'],
    example: { request: { period: 'week', from: day('2026-11-20'), count: 2 }, response: planOverview },
  }),
  /** Plans periods that have not ended, each by its version: all or none. A month cannot plan less than its weeks, nor be planned once they cover it. */
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
  /** Replaces the plans of many periods. If one row is wrong nothing is changed, and all wrong rows are named. */
  importRows: act('/importRows', {
    summary: '导入资金计划',
    source: 'added',
    needs: 'plan.make',
    request: z.strictObject({ period: PlanPeriodName, rows: z.array(ImportedRow).check(z.minLength(1), z.maxLength(PERIODS_MAX)) }),
    response: z.object({ added: z.int(), replaced: z.int() }),
    refuses: ['FORBIDDEN', 'VALIDATION'],
    example: { request: { period: 'week', rows: [planned] }, response: { added: 1, replaced: 0 } },
  }),
  /** Saves the balance at the beginning of a day, from which all periods are calculated. */
  saveBalance: act('/saveBalance', {
    summary: '登记资金余额',
    source: 'added',
    needs: 'plan.make',
    request: z.strictObject({ on: EnteredDay, amount: Money, version: Version }),
    response: PlanBalanceView,
    refuses: ['FORBIDDEN', 'VALIDATION', 'STALE_VERSION'],
    example: {
      request: { on: day('2026-11-16'), amount: yuan(2_000_000), version: 0 },
      response: { on: day('2026-11-16'), amount: yuan(2_000_000), version: 1 },
    },
  }),
  /** What a payout on a day makes of the planned week and month of that day; empty where neither is planned. */
  afterPayout: query('/afterPayout', {
    summary: '放款后的资金计划',
    source: 'added',
    needs: 'plan.read',
    request: z.strictObject({ on: Day, amount: PositiveMoney }),
    response: z.array(PlanAfterPayout),
    refuses: ['FORBIDDEN', 'VALIDATION'],
    example: {
      request: { on: planned.first, amount: yuan(600_000) },
      response: [
        {
          period: 'week',
          first: planned.first,
          last: day('2026-11-29'),
          planned: planned.outflow,
          before: yuan(2_000_000),
          after: yuan(2_600_000),
          level: 'breached',
        },
      ],
    },
  }),
  /** The use of each limit on a core enterprise, the most used first. */
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

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { fen } from '../money/yuan.ts';
import { PLAN_PERIODS, planSpan, planSpans, type PlanRow } from './capital-plan.ts';
import type { CapitalPlan } from './plan-days.ts';
import { planOpening } from './plan-opening.ts';
import { planUse } from './plan-use.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const balance = { on: day('2026-03-04'), amount: fen(100n) };
const moves = [
  { on: day('2026-02-25'), inflow: fen(0n), outflow: fen(40n) },
  { on: day('2026-03-03'), inflow: fen(30n), outflow: fen(0n) },
  { on: day('2026-03-04'), inflow: fen(5n), outflow: fen(0n) },
];
const planOf = (week: readonly PlanRow[] = [], today = balance.on): CapitalPlan => ({ rows: { week, month: [] }, moves, dues: [], today });

test('the opening of the balance’s own week leaves out earlier movements of that week', () => {
  expect(planOpening(day('2026-03-02'), balance, planOf())).toBe(70n);
});

test('the opening of an earlier week reverses all movements up to the balance', () => {
  expect(planOpening(day('2026-02-23'), balance, planOf())).toBe(110n);
});

test('the opening of a later week carries the weeks in between forward: planned while they last, actual once they are over', () => {
  const week = [{ first: day('2026-03-09'), inflow: fen(0n), outflow: fen(60n) }];
  expect(planOpening(day('2026-03-09'), balance, planOf(week))).toBe(105n);
  expect(planOpening(day('2026-03-16'), balance, planOf(week))).toBe(45n);
  expect(planOpening(day('2026-03-16'), balance, planOf(week, day('2026-03-16')))).toBe(105n);
});

test('the opening of a period equals the closing of the previous one, wherever the view begins', () => {
  const amount = fc.bigInt({ min: 0n, max: 1000n }).map(fen);
  const anyDay = fc.integer({ min: 0, max: 90 }).map((days) => addDays(balance.on, days));
  const planned = fc.uniqueArray(fc.record({ first: anyDay.map((on) => planSpan('week', on).first), inflow: amount, outflow: amount }), {
    selector: ({ first }) => first,
    maxLength: 6,
  });
  const moved = fc.array(fc.record({ on: anyDay, inflow: amount, outflow: amount }), { maxLength: 6 });
  fc.assert(
    fc.property(fc.constantFrom(...PLAN_PERIODS), planned, moved, anyDay, fc.nat(8), (period, week, some, today, later) => {
      const plan: CapitalPlan = { rows: { week, month: [] }, moves: some, dues: [], today };
      const spans = planSpans(period, balance.on, later + 2);
      const whole = planUse(period, spans, plan, planOpening(planSpan(period, balance.on).first, balance, plan));
      const next = spans[later + 1]?.first ?? expect.fail('no period');
      expect(planOpening(next, balance, plan)).toBe(whole[later]?.closing);
    }),
    { numRuns: 40 },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { fen } from '../money/yuan.ts';
import { PLAN_PERIODS, planSpan, planSpans, planUse } from './capital-plan.ts';
import { planOpening } from './plan-opening.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const balance = { on: day('2026-03-04'), amount: fen(100n) };
const moves = [
  { on: day('2026-02-25'), inflow: fen(0n), outflow: fen(40n) },
  { on: day('2026-03-03'), inflow: fen(30n), outflow: fen(0n) },
  { on: day('2026-03-04'), inflow: fen(5n), outflow: fen(0n) },
];

test('the opening of the balance’s own week leaves out earlier movements of that week', () => {
  expect(planOpening('week', day('2026-03-02'), balance, [], moves)).toBe(70n);
});

test('the opening of an earlier week reverses all movements up to the balance', () => {
  expect(planOpening('week', day('2026-02-23'), balance, [], moves)).toBe(110n);
});

test('the opening of a later week carries the weeks in between forward, planned or actual', () => {
  const rows = [{ first: day('2026-03-09'), inflow: fen(0n), outflow: fen(60n) }];
  expect(planOpening('week', day('2026-03-09'), balance, rows, moves)).toBe(105n);
  expect(planOpening('week', day('2026-03-16'), balance, rows, moves)).toBe(45n);
});

test('the opening is zero without a stated balance', () => {
  expect(planOpening('month', day('2026-03-01'), undefined, [], moves)).toBe(0n);
});

test('the opening of a period equals the closing of the previous one, wherever the view begins', () => {
  const amount = fc.bigInt({ min: 0n, max: 1000n }).map(fen);
  const anyDay = fc.integer({ min: 0, max: 90 }).map((days) => addDays(balance.on, days));
  const planned = fc.array(fc.record({ first: anyDay, inflow: amount, outflow: amount }), { maxLength: 6 });
  const moved = fc.array(fc.record({ on: anyDay, inflow: amount, outflow: amount }), { maxLength: 6 });
  fc.assert(
    fc.property(fc.constantFrom(...PLAN_PERIODS), planned, moved, fc.nat(8), (period, rows, some, later) => {
      const spans = planSpans(period, balance.on, later + 2);
      const whole = planUse(spans, rows, some, planOpening(period, planSpan(period, balance.on).first, balance, rows, some));
      const next = spans[later + 1]?.first ?? expect.fail('no period');
      expect(planOpening(period, next, balance, rows, some)).toBe(whole[later]?.closing);
    }),
  );
});

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

test('a week begins with what was said of a day in it, less what came in before that day', () => {
  expect(planOpening('week', day('2026-03-02'), balance, [], moves)).toBe(70n);
});

test('a week before begins with what went out since as well', () => {
  expect(planOpening('week', day('2026-02-23'), balance, [], moves)).toBe(110n);
});

test('a week after begins with what the weeks between leave, planned or moved', () => {
  const rows = [{ first: day('2026-03-09'), inflow: fen(0n), outflow: fen(60n) }];
  expect(planOpening('week', day('2026-03-09'), balance, rows, moves)).toBe(105n);
  expect(planOpening('week', day('2026-03-16'), balance, rows, moves)).toBe(45n);
});

test('where nothing was said it begins with nothing', () => {
  expect(planOpening('month', day('2026-03-01'), undefined, [], moves)).toBe(0n);
});

test('wherever one begins to look, a period begins with what the one before it left', () => {
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

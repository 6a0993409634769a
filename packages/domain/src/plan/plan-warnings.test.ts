import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { fen } from '../money/yuan.ts';
import { PLAN_PERIODS, planSpan, planSpans } from './capital-plan.ts';
import type { CapitalPlan } from './plan-days.ts';
import { planOpening } from './plan-opening.ts';
import { planUse } from './plan-use.ts';
import { planAfterPayout, planWarnings, watchedSpan } from './plan-warnings.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const today = day('2026-11-20');
const row = (first: string, inflow: bigint, outflow: bigint) => ({ first: day(first), inflow: fen(inflow), outflow: fen(outflow) });
const plan = (changes: Partial<CapitalPlan> = {}): CapitalPlan => ({
  rows: { week: [], month: [] },
  moves: [],
  dues: [],
  today,
  ...changes,
});

test('money is short at the first end of a week or month with a negative balance', () => {
  const rows = { week: [row('2026-11-23', 0n, 70n), row('2026-11-30', 0n, 70n)], month: [] };
  expect(planWarnings(plan({ rows }), fen(140n)).short).toBeUndefined();
  // Of the week from 11-30 one seventh is gone at the end of November.
  expect(planWarnings(plan({ rows }), fen(75n)).short).toEqual({ on: '2026-11-30', gap: 5n });
  expect(planWarnings(plan({ rows }), fen(60n)).short).toEqual({ on: '2026-11-29', gap: 10n });
});

test('weeks and months of their own rows are named that are used up or nearly, and none that is over', () => {
  const rows = {
    week: [row('2026-11-09', 0n, 10n), row('2026-11-16', 0n, 100n), row('2026-11-23', 0n, 100n)],
    month: [row('2026-11-01', 0n, 1000n)],
  };
  const moves = [
    { on: day('2026-11-10'), inflow: fen(0n), outflow: fen(11n) },
    { on: day('2026-11-17'), inflow: fen(0n), outflow: fen(101n) },
    { on: day('2026-11-24'), inflow: fen(0n), outflow: fen(80n) },
  ];
  expect(planWarnings(plan({ rows, moves }), fen(0n)).used).toEqual([
    { period: 'week', first: '2026-11-16', last: '2026-11-22', level: 'breached' },
    { period: 'week', first: '2026-11-23', last: '2026-11-29', level: 'near' },
  ]);
});

test('a payout counts against the planned week and month of its day', () => {
  const rows = { week: [row('2026-11-16', 0n, 100n)], month: [row('2026-11-01', 0n, 1000n)] };
  const moves = [{ on: day('2026-11-17'), inflow: fen(0n), outflow: fen(60n) }];
  const after = (amount: bigint) =>
    planAfterPayout(plan({ rows, moves }), today, fen(amount)).map(({ period, levelBefore, level, after: gone }) => [
      period,
      levelBefore,
      level,
      gone,
    ]);
  expect(after(40n)).toEqual([
    ['week', 'ordinary', 'near', 100n],
    ['month', 'ordinary', 'ordinary', 100n],
  ]);
  expect(after(41n)[0]).toEqual(['week', 'ordinary', 'breached', 101n]);
  expect(planAfterPayout(plan(), today, fen(41n))).toEqual([]);
});

test('the first shortage lies in the first short period of either view', () => {
  const amount = fc.bigInt({ min: 0n, max: 1000n }).map(fen);
  const anyDay = fc.integer({ min: 0, max: 200 }).map((days) => addDays(today, days));
  const planned = fc.uniqueArray(fc.record({ first: anyDay.map((on) => planSpan('week', on).first), inflow: amount, outflow: amount }), {
    selector: ({ first }) => first,
    maxLength: 8,
  });
  const moved = fc.array(fc.record({ on: anyDay, inflow: amount, outflow: amount }), { maxLength: 8 });
  fc.assert(
    fc.property(fc.constantFrom(...PLAN_PERIODS), planned, moved, amount, (period, week, moves, stated) => {
      const some = plan({ rows: { week, month: [] }, moves });
      const { short } = planWarnings(some, stated);
      const spans = planSpans(period, today, period === 'week' ? 53 : 12);
      const opening = planOpening(spans[0]?.first ?? today, { on: today, amount: stated }, some);
      const firstShort = planUse(period, spans, some, opening).find(({ last, gap }) => last >= today && gap > 0n);
      if (short === undefined || short.on > (spans.at(-1)?.last ?? today)) return;
      expect(firstShort && firstShort.first <= short.on && short.on <= firstShort.last).toBe(true);
      expect(short.on <= watchedSpan(today).last).toBe(true);
    }),
    { numRuns: 40 },
  );
});

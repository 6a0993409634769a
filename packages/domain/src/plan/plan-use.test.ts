import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { fen, sumFen, ZERO_FEN } from '../money/yuan.ts';
import { planSpan, planSpans, type PlanMove, type PlanPeriod, type PlanRow } from './capital-plan.ts';
import { planDays, type CapitalPlan } from './plan-days.ts';
import { planOpening } from './plan-opening.ts';
import { planUse, type PlanUse } from './plan-use.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const row = (first: string, inflow: bigint, outflow: bigint): PlanRow => ({
  first: day(first),
  inflow: fen(inflow),
  outflow: fen(outflow),
});
const move = (on: string, inflow: bigint, outflow: bigint): PlanMove => ({ on: day(on), inflow: fen(inflow), outflow: fen(outflow) });
const plan = (changes: Partial<CapitalPlan> = {}): CapitalPlan => ({
  rows: { week: [], month: [] },
  moves: [],
  dues: [],
  today: day('2026-03-02'),
  ...changes,
});
const rows = { week: [row('2026-03-02', 100n, 150n), row('2026-03-09', 80n, 20n)], month: [] };
const spans = planSpans('week', day('2026-03-02'), 2);

describe('the use of a plan', () => {
  test('shows the remaining amount, the gap and the carry-over', () => {
    const [first, second] = planUse('week', spans, plan({ rows, moves: [move('2026-03-03', 0n, 120n)] }), fen(20n));
    expect(first).toMatchObject({ left: 30n, gap: 30n, level: 'near', closing: -30n, source: 'own' });
    expect(second).toMatchObject({ left: 20n, gap: 0n, level: 'ordinary', closing: 30n });
  });

  test('is breached when more is paid out than planned', () => {
    const [first] = planUse('week', spans, plan({ rows, moves: [move('2026-03-08', 0n, 151n)] }));
    expect(first).toMatchObject({ left: 0n, level: 'breached' });
  });

  test('goes on with what happened in a week that is over, whatever was planned', () => {
    const [first, second] = planUse('week', spans, plan({ rows, moves: [move('2026-03-03', 40n, 30n)], today: day('2026-03-09') }));
    expect(first).toMatchObject({ planned: { inflow: 100n, outflow: 150n }, expected: { inflow: 40n, outflow: 30n }, closing: 10n });
    expect(second).toMatchObject({ expected: { inflow: 80n, outflow: 20n }, closing: 70n });
  });

  test('still expects what a running week has not paid', () => {
    const [first] = planUse('week', spans, plan({ rows, moves: [move('2026-03-03', 0n, 50n)], today: day('2026-03-05') }));
    expect(first).toMatchObject({ expected: { inflow: 100n, outflow: 150n } });
  });

  test('takes what is only due for expected, never for moved, and not for more than the plan says', () => {
    const due = { on: day('2026-03-06'), inflow: fen(60n) };
    const [first] = planUse('week', spans, plan({ rows, moves: [move('2026-03-03', 30n, 0n)], dues: [due], today: day('2026-03-05') }));
    expect(first).toMatchObject({ moved: { inflow: 30n }, due: 60n, expected: { inflow: 100n } });
    const [late] = planUse('week', spans, plan({ rows, dues: [due], today: day('2026-03-09') }));
    expect(late).toMatchObject({ moved: { inflow: 0n }, due: 0n, expected: { inflow: 0n } });
  });

  test('divides a week between its two months by days', () => {
    const weeks = { week: [row('2026-03-30', 0n, 70n)], month: [] };
    const months = planUse('month', planSpans('month', day('2026-03-01'), 2), plan({ rows: weeks }));
    expect(months.map(({ planned, source, plannable }) => [planned.outflow, source, plannable])).toEqual([
      [20n, 'weeks', true],
      [50n, 'weeks', true],
    ]);
  });

  test('spreads what a month plans beyond its weeks over its other days', () => {
    const both = { week: [row('2026-03-02', 0n, 70n)], month: [row('2026-03-01', 0n, 310n)] };
    const [march] = planUse('month', planSpans('month', day('2026-03-01'), 1), plan({ rows: both }));
    expect(march).toMatchObject({ planned: { outflow: 310n }, source: 'own', plannable: true });
    const [, second] = planUse('week', spans, plan({ rows: both }));
    expect(second).toMatchObject({ planned: { outflow: 70n }, source: 'month' });
  });

  test('lets a month be planned by its weeks alone once they cover it', () => {
    const weeks = planSpans('week', day('2026-03-01'), 6).map(({ first }) => row(first, 0n, 7n));
    const [march] = planUse(
      'month',
      planSpans('month', day('2026-03-01'), 1),
      plan({ rows: { week: weeks, month: [row('2026-03-01', 0n, 900n)] } }),
    );
    expect(march).toMatchObject({ planned: { outflow: 31n }, source: 'weeks', plannable: false });
  });
});

describe('weeks and months are one plan', () => {
  const START = day('2027-02-01');
  const amount = fc.bigInt({ min: 0n, max: 100_000n }).map(fen);
  const anyDay = fc.integer({ min: 0, max: 420 }).map((days) => addDays(START, days));
  const planned = (period: PlanPeriod) =>
    fc.uniqueArray(fc.record({ first: anyDay.map((on) => planSpan(period, on).first), inflow: amount, outflow: amount }), {
      selector: ({ first }) => first,
      maxLength: period === 'week' ? 40 : 12,
    });
  const anyPlan: fc.Arbitrary<CapitalPlan> = fc.record({
    rows: fc.record({ week: planned('week'), month: planned('month') }),
    moves: fc.array(fc.record({ on: anyDay, inflow: amount, outflow: amount }), { maxLength: 30 }),
    dues: fc.array(fc.record({ on: anyDay, inflow: amount }), { maxLength: 30 }),
    today: anyDay,
  });
  const anyBalance = fc.record({ on: anyDay, amount });
  // A Monday that is the first of a month.
  const from = day('2027-03-01');

  const netOf = ({ expected }: PlanUse) => expected.inflow - expected.outflow;
  const sum = (uses: readonly PlanUse[]) => uses.reduce((total, use) => total + netOf(use), 0n);

  test('every balance at the end of a month is that of its weeks and the first days of the week that it breaks', () => {
    fc.assert(
      fc.property(anyPlan, amount, (some, opening) => {
        const weeks = planUse('week', planSpans('week', from, 60), some, opening);
        const months = planUse('month', planSpans('month', from, 12), some, opening);
        for (const [index, month] of months.entries()) {
          const whole = weeks.filter(({ last }) => last <= month.last);
          const rest = planDays(some, { first: addDays(whole.at(-1)?.last ?? from, 1), last: month.last });
          const flows = rest.reduce((total, { expected }) => total + expected.inflow - expected.outflow, 0n);
          expect(month.closing).toBe((whole.at(-1)?.closing ?? opening) + flows);
          expect(opening + sum(months.slice(0, index + 1))).toBe(month.closing);
        }
        for (const [index, week] of weeks.entries()) expect(opening + sum(weeks.slice(0, index + 1))).toBe(week.closing);
      }),
      { numRuns: 40 },
    );
  });

  test('where a month ends with a week, the sums of flows and the balances are equal, and so is the largest gap', () => {
    const last = day('2027-10-31');
    fc.assert(
      fc.property(anyPlan, anyBalance, (some, balance) => {
        const opening = planOpening(from, balance, some);
        const upTo = (period: PlanPeriod) => planUse(period, planSpans(period, from, 40), some, opening).filter((use) => use.last <= last);
        const [weeks, months] = [upTo('week'), upTo('month')];
        for (const of of ['planned', 'moved', 'expected'] as const)
          for (const side of ['inflow', 'outflow'] as const)
            expect(sumFen(weeks.map((use) => use[of][side]))).toBe(sumFen(months.map((use) => use[of][side])));
        expect(weeks.at(-1)?.closing).toBe(months.at(-1)?.closing);
        const deepest = (uses: readonly PlanUse[]) => uses.reduce((most, { gap }) => (gap > most ? gap : most), ZERO_FEN);
        expect(deepest(weeks)).toBe(deepest(months));
      }),
      { numRuns: 40 },
    );
  });

  test('what is planned by a week is exactly its row, and before today the balance counts only what moved', () => {
    fc.assert(
      fc.property(anyPlan, (some) => {
        const weeks = planUse('week', planSpans('week', START, 64), some);
        const own = weeks.filter(({ source }) => source === 'own');
        expect(own.map(({ first, planned: sums }) => ({ first, ...sums }))).toEqual(
          some.rows.week.toSorted((left, right) => left.first.localeCompare(right.first)),
        );
        const past = weeks.filter(({ last }) => last < some.today);
        expect(past.map(({ expected }) => expected)).toEqual(past.map(({ moved }) => moved));
      }),
      { numRuns: 40 },
    );
  });

  test('a month with a row plans no less than its row', () => {
    fc.assert(
      fc.property(anyPlan, (some) => {
        const own = planUse('month', planSpans('month', START, 16), some).filter(({ source }) => source === 'own');
        const less = own.filter((use) =>
          some.rows.month.some(({ first, outflow }) => first === use.first && use.planned.outflow < outflow),
        );
        expect(less).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

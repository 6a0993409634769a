import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { fen } from '../money/yuan.ts';
import { coreLimitUse, planSpan, planSpans, PLAN_PERIODS, levelOfUse } from './capital-plan.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);

describe('the periods of a plan', () => {
  test('a week lasts from Monday to Sunday, a month from its first to its last day', () => {
    for (const date of ['2026-03-02', '2026-03-05', '2026-03-08'])
      expect(planSpan('week', day(date))).toEqual({ first: '2026-03-02', last: '2026-03-08' });
    expect(planSpan('month', day('2028-02-10'))).toEqual({ first: '2028-02-01', last: '2028-02-29' });
  });

  test('follow each other without a gap', () => {
    const anyDay = fc.integer({ min: 0, max: 3000 }).map((days) => addDays(day('2024-01-01'), days));
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...PLAN_PERIODS), (from, period) => {
        const spans = planSpans(period, from, 14);
        expect(spans[0] && spans[0].first <= from && from <= spans[0].last).toBe(true);
        for (const [index, span] of spans.slice(1).entries()) expect(span.first).toBe(addDays(spans[index]?.last ?? span.last, 1));
      }),
    );
  });
});

describe('the limit of a core enterprise', () => {
  test.each([
    [0n, 0n, 'ordinary'],
    [79n, 0n, 'ordinary'],
    [70n, 10n, 'near'],
    [60n, 40n, 'near'],
    [60n, 41n, 'breached'],
  ])('of 100 with %s used and %s in transit is %s', (used, inTransit, level) => {
    const use = coreLimitUse({ issuerNo: 'A', limit: fen(100n) }, fen(used), fen(inTransit));
    expect(use.level).toBe(level);
    expect(use.free).toBe(used + inTransit > 100n ? 0n : 100n - used - inTransit);
  });

  test('of zero is breached by any amount', () => {
    expect([levelOfUse(fen(0n), fen(0n)), levelOfUse(fen(1n), fen(0n))]).toEqual(['ordinary', 'breached']);
    expect(coreLimitUse({ issuerNo: 'A', limit: fen(0n) }, fen(1n), fen(0n)).usePpm).toBe(1_000_000n);
  });
});

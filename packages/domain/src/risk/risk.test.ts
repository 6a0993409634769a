import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate, type CivilDate } from '../calendar/civil-date.ts';
import type { CheckLevel } from '../checks.ts';
import { fen, sumFen } from '../money/yuan.ts';
import { averageDaysLeft, concentrationOf, exposures, termBuckets, type OpenClaim } from './exposure.ts';
import { riskWarnings, type RiskCode, type RiskQuestion } from './warnings.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const on = day('2026-03-02');
const claim = (issuerNo: string, amount: bigint, days: number, overdue = false): OpenClaim => ({
  issuerNo,
  amount: fen(amount),
  startedOn: addDays(on, -10),
  dueOn: addDays(on, days),
  overdue,
});

describe('the exposure of a lender', () => {
  const claims = [claim('A', 500n, 30), claim('B', 300n, 31), claim('A', 100n, -5, true), claim('C', 100n, 200)];

  test('is summed by issuer, largest first', () => {
    expect(exposures(claims)).toEqual([
      { issuerNo: 'A', amount: 600n, overdue: 100n, count: 2, sharePpm: 600_000n },
      { issuerNo: 'B', amount: 300n, overdue: 0n, count: 1, sharePpm: 300_000n },
      { issuerNo: 'C', amount: 100n, overdue: 0n, count: 1, sharePpm: 100_000n },
    ]);
  });

  test('has its concentration measured by largest shares and HHI', () => {
    expect(concentrationOf(exposures(claims))).toEqual({ greatestPpm: 600_000n, greatestFivePpm: 1_000_000n, indexPpm: 460_000n });
    expect(concentrationOf([])).toEqual({ greatestPpm: 0n, greatestFivePpm: 0n, indexPpm: 0n });
  });

  test('is grouped by remaining term', () => {
    expect(termBuckets(claims, on).map(({ amount, count }) => [amount, count])).toEqual([
      [500n, 1],
      [300n, 1],
      [0n, 0],
      [100n, 1],
    ]);
    expect(averageDaysLeft(claims, on)).toBe(49);
    expect(averageDaysLeft([], on)).toBe(0);
  });

  test('sums up completely by issuer and by bucket, with an HHI between the squared largest share and the largest share', () => {
    const any = fc.array(
      fc.tuple(fc.constantFrom('A', 'B', 'C', 'D'), fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.integer({ min: 0, max: 400 })),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(any, (rows) => {
        const list = rows.map(([issuerNo, amount, days]) => claim(issuerNo, amount, days));
        const all = sumFen(list.map(({ amount }) => amount));
        const own = exposures(list);
        expect(sumFen(own.map(({ amount }) => amount))).toBe(all);
        expect(sumFen(termBuckets(list, on).map(({ amount }) => amount))).toBe(all);
        const { greatestPpm, indexPpm } = concentrationOf(own);
        expect(indexPpm <= 1_000_000n && indexPpm <= greatestPpm + 1n).toBe(true);
        expect(indexPpm * 1_000_000n + 2_000_000n >= greatestPpm * greatestPpm).toBe(true);
      }),
    );
  });
});

describe('the warnings of an application', () => {
  const calm: RiskQuestion = {
    issuerOverdue: fen(0n),
    timesOverdue: 0,
    issuerSuspended: false,
    exposure: fen(0n),
    allExposure: fen(900n),
    amount: fen(100n),
    issuedOn: on,
    dueOn: day('2026-09-02'),
    invoicesElsewhere: [],
    registeredElsewhere: 0,
  };

  test('are empty for an application without risks', () => {
    expect(riskWarnings(calm).filter(({ level }) => level !== 'pass')).toEqual([]);
  });

  test.each<[RiskCode, CheckLevel, Partial<RiskQuestion>]>([
    ['issuerSuspended', 'fail', { issuerSuspended: true }],
    ['issuerOverdue', 'fail', { issuerOverdue: fen(1n), timesOverdue: 1 }],
    ['issuerOverdue', 'warn', { timesOverdue: 1 }],
    ['issuerShare', 'warn', { exposure: fen(151n) }],
    ['longTerm', 'warn', { dueOn: day('2026-09-03') }],
    ['invoiceUsedElsewhere', 'fail', { invoicesElsewhere: ['i1'] }],
    ['registeredElsewhere', 'fail', { registeredElsewhere: 1 }],
    ['registeredElsewhere', 'pending', { registeredElsewhere: undefined }],
  ])('report %s at the level %s', (code, level, change) => {
    const found = riskWarnings({ ...calm, ...change }).filter((one) => one.level !== 'pass');
    expect(found.map((one) => [one.code, one.level])).toEqual([[code, level]]);
  });
});

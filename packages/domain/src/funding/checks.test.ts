import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { checksPass } from '../checks.ts';
import { paperLeft, papersCovering } from '../invoice/trade-paper.ts';
import { fen, minFen, sumFen } from '../money/yuan.ts';
import { coverNeeded, financingChecks, remedyOf, type FinancingCheckCode, type FinancingCheckInput } from './checks.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const source = {
  number: 'LX1',
  issuerNo: 'CORE',
  available: fen(10_000n),
  issuedOn: day('2026-03-02'),
  dueOn: day('2026-08-31'),
  issuerSuspended: false,
};
const paper = { invoiceId: 'i1', used: fen(12_000n), occupied: fen(2_000n), thisTime: fen(10_000n) };
const now = new Date('2026-03-03T10:00:00+08:00');

const sound: FinancingCheckInput = {
  kind: 'financing',
  on: day('2026-03-03'),
  now,
  sources: [source],
  amount: fen(10_000n),
  taken: fen(10_000n),
  obstacles: [],
  quote: { validUntil: now, issuerCosts: fen(0n) },
  coveragePpm: 1_000_000n,
  papers: [paper],
  claimedElsewhere: [],
  accountUsable: true,
  purpose: '支付货款',
  agreements: { asked: 2, agreed: 2 },
};

const check = (change: Partial<FinancingCheckInput>, code: FinancingCheckCode) =>
  financingChecks({ ...sound, ...change }).find((one) => one.code === code) ?? expect.fail(`no check ${code}`);

describe('the checks of a financing', () => {
  test('all pass when everything is sound, and none asks for anything', () => {
    const checks = financingChecks(sound);
    expect(checks.filter(({ level }) => level !== 'pass')).toEqual([]);
    expect(checksPass(checks)).toBe(true);
    expect(checks.flatMap((one) => remedyOf(one) ?? [])).toEqual([]);
  });

  test('wait on an empty form', () => {
    const empty: FinancingCheckInput = {
      ...sound,
      sources: [],
      amount: undefined,
      taken: undefined,
      obstacles: undefined,
      quote: undefined,
      papers: [],
      accountUsable: undefined,
      purpose: ' ',
      agreements: { asked: 2, agreed: 1 },
    };
    expect(new Set(financingChecks(empty).map(({ level }) => level))).toEqual(new Set(['pending']));
  });

  test.each<[string, Partial<FinancingCheckInput>, FinancingCheckCode, string]>([
    ['pieces of two due dates', { sources: [source, { ...source, dueOn: day('2026-07-31') }] }, 'pieces', 'choosePieces'],
    ['more than the pieces hold', { taken: fen(10_001n) }, 'available', 'lowerAmount'],
    ['nothing taken', { taken: fen(0n) }, 'available', 'lowerAmount'],
    ['a voucher that is due', { on: day('2026-08-31') }, 'due', 'waitForPayment'],
    ['a lender that does not lend', { obstacles: [{ reason: 'notSigned', figures: {} }] }, 'lender', 'chooseLender'],
    ['a quote that has expired', { now: new Date(now.getTime() + 1) }, 'quote', 'requote'],
    ['an account that is not proved', { accountUsable: false }, 'account', 'proveAccount'],
    ['a paper of which more is taken than is left', { papers: [{ ...paper, thisTime: fen(10_001n) }] }, 'invoiceUse', 'changeInvoices'],
    ['papers that do not cover it', { coveragePpm: 1_000_001n }, 'invoiceCover', 'addInvoices'],
    ['a paper that another lender has', { claimedElsewhere: ['i1'] }, 'invoiceElsewhere', 'changeInvoices'],
  ])('fail for %s', (_, change, code, remedy) => {
    const found = check(change, code);
    expect([found.level, remedyOf(found)]).toEqual(['fail', remedy]);
  });

  test.each<[string, Partial<FinancingCheckInput>, FinancingCheckCode, string]>([
    ['a share for the issuer, that has to agree', { quote: { validUntil: now, issuerCosts: fen(1n) } }, 'issuerShare', 'issuerConsents'],
    ['a term over six months', { sources: [{ ...source, dueOn: day('2026-09-03') }] }, 'longTerm', 'expectQuestions'],
    ['a suspended issuer', { sources: [{ ...source, issuerSuspended: true }] }, 'issuerActive', 'expectQuestions'],
    ['a paper that nobody verified', { papers: [{ ...paper, verified: false }] }, 'invoiceUse', 'verifyInvoices'],
  ])('only warn of %s', (_, change, code, remedy) => {
    const found = check(change, code);
    expect([found.level, remedyOf(found)]).toEqual(['warn', remedy]);
    expect(checksPass(financingChecks({ ...sound, ...change }))).toBe(true);
  });

  test('a pledge may be of several due dates', () => {
    expect(check({ kind: 'pledge', sources: [source, { ...source, dueOn: day('2026-07-31') }] }, 'pieces').level).toBe('pass');
  });

  test('name what keeps the lender, with its figures', () => {
    const obstacles = [{ reason: 'creditShort', figures: { shortfall: fen(5n) } }] as const;
    expect(check({ obstacles }, 'lender').figures).toEqual({ reason: 'creditShort', shortfall: 5n });
  });
});

describe('trade papers', () => {
  test('have left what the voucher used of them less what others hold, and never less than nothing', () => {
    expect(paperLeft(paper)).toBe(10_000n);
    expect(paperLeft({ used: fen(1n), occupied: fen(2n) })).toBe(0n);
  });

  test('are filled in order until an amount is covered, none beyond what it has left', () => {
    const money = fc.bigInt({ min: 0n, max: 10n ** 10n }).map(fen);
    const papers = fc.array(fc.record({ invoiceId: fc.string(), used: money, occupied: money }), { maxLength: 8 });
    fc.assert(
      fc.property(papers, money, (given, amount) => {
        const filled = papersCovering(given, amount);
        expect(sumFen(filled.map(({ thisTime }) => thisTime))).toBe(minFen(amount, sumFen(given.map(paperLeft))));
        expect(filled.every((one) => one.thisTime > 0n && one.thisTime <= paperLeft(one))).toBe(true);
      }),
    );
  });

  test('have to cover the lender’s part of the amount, a fraction of a fen rounded up', () => {
    expect([coverNeeded(fen(100n), 1_000_000n), coverNeeded(fen(100n), 1_100_000n), coverNeeded(fen(1n), 1_000_001n)]).toEqual([
      100n,
      110n,
      2n,
    ]);
  });
});

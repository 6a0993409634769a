import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { checksPass } from '../checks.ts';
import { paperLeft, papersCovering } from '../invoice/trade-paper.ts';
import { fen, minFen, sumFen } from '../money/yuan.ts';
import { adviceOn } from './check-advice.ts';
import { coverNeeded, financingChecks, type FinancingCheckCode, type FinancingCheckInput } from './checks.ts';

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

describe('the live checks of a financing', () => {
  test('all pass without a remedy for a valid application', () => {
    const checks = financingChecks(sound);
    expect(checks.filter(({ level }) => level !== 'pass')).toEqual([]);
    expect(checksPass(checks)).toBe(true);
    expect(checks.flatMap((one) => adviceOn(one) ?? [])).toEqual([]);
  });

  test('are pending on an empty form', () => {
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
    ['pieces with two due dates', { sources: [source, { ...source, dueOn: day('2026-07-31') }] }, 'pieces', 'choosePieces'],
    ['more than the pieces hold', { taken: fen(10_001n) }, 'available', 'lowerAmount'],
    ['a zero amount', { taken: fen(0n) }, 'available', 'lowerAmount'],
    ['a voucher that has fallen due', { on: day('2026-08-31') }, 'due', 'waitForPayment'],
    ['a lender that cannot lend', { obstacles: [{ reason: 'notSigned', figures: {} }] }, 'lender', 'chooseLender'],
    ['a quote that has expired', { now: new Date(now.getTime() + 1) }, 'quote', 'requote'],
    ['a quote that had expired when it was passed', { passedAt: new Date(now.getTime() + 1) }, 'quote', 'requote'],
    ['an account that is not verified', { accountUsable: false }, 'account', 'proveAccount'],
    ['an invoice used beyond its remaining amount', { papers: [{ ...paper, thisTime: fen(10_001n) }] }, 'invoiceUse', 'changeInvoices'],
    ['invoices that do not cover the amount', { coveragePpm: 1_000_001n }, 'invoiceCover', 'addInvoices'],
    ['an invoice claimed at another lender', { claimedElsewhere: ['i1'] }, 'invoiceElsewhere', 'changeInvoices'],
  ])('fail for %s', (_, change, code, remedy) => {
    const found = check(change, code);
    expect([found.level, adviceOn(found)?.remedy]).toEqual(['fail', remedy]);
  });

  test.each<[string, Partial<FinancingCheckInput>, FinancingCheckCode, string]>([
    ['costs for the issuer, which has to consent', { quote: { validUntil: now, issuerCosts: fen(1n) } }, 'issuerShare', 'issuerConsents'],
    ['a term over six months', { sources: [{ ...source, dueOn: day('2026-09-03') }] }, 'longTerm', 'expectQuestions'],
    ['a suspended issuer', { sources: [{ ...source, issuerSuspended: true }] }, 'issuerActive', 'expectQuestions'],
    ['an unverified invoice', { papers: [{ ...paper, verified: false }] }, 'invoiceUse', 'verifyInvoices'],
  ])('only warn about %s', (_, change, code, remedy) => {
    const found = check(change, code);
    expect([found.level, adviceOn(found)?.remedy]).toEqual(['warn', remedy]);
    expect(checksPass(financingChecks({ ...sound, ...change }))).toBe(true);
  });

  test('let the quote of a passed application stand, however late it is read', () => {
    expect(check({ passedAt: now, now: new Date(now.getTime() + 86_400_000) }, 'quote').level).toBe('pass');
  });

  test('allow a pledge of pieces with several due dates', () => {
    expect(check({ kind: 'pledge', sources: [source, { ...source, dueOn: day('2026-07-31') }] }, 'pieces').level).toBe('pass');
  });

  test('name the lender’s obstacle with its figures', () => {
    const obstacles = [{ reason: 'creditShort', figures: { shortfall: fen(5n) } }] as const;
    expect(check({ obstacles }, 'lender').figures).toEqual({ reason: 'creditShort', shortfall: 5n });
  });
});

describe('trade documents', () => {
  test('have the amount used by the voucher less the amounts held by others, at least zero', () => {
    expect(paperLeft(paper)).toBe(10_000n);
    expect(paperLeft({ used: fen(1n), occupied: fen(2n) })).toBe(0n);
  });

  test('cover an amount in order, each up to its remaining amount', () => {
    const money = fc.bigInt({ min: 0n, max: 10n ** 10n }).map(fen);
    const papers = fc.array(fc.record({ invoiceId: fc.string(), used: money, occupied: money }), { maxLength: 8 });
    fc.assert(
      fc.property(papers, money, (available, amount) => {
        const filled = papersCovering(available, amount);
        expect(sumFen(filled.map(({ thisTime }) => thisTime))).toBe(minFen(amount, sumFen(available.map(paperLeft))));
        expect(filled.every((one) => one.thisTime > 0n && one.thisTime <= paperLeft(one))).toBe(true);
      }),
    );
  });

  test('have to cover the share that the lender requires, rounded up to the fen', () => {
    expect([coverNeeded(fen(100n), 1_000_000n), coverNeeded(fen(100n), 1_100_000n), coverNeeded(fen(1n), 1_000_001n)]).toEqual([
      100n,
      110n,
      2n,
    ]);
  });
});

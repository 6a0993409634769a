import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate, daysBetween, type CivilDate } from '../calendar/civil-date.ts';
import { isWorkingDay } from '../calendar/working-day.ts';
import { USUAL_TERMS, type ChannelTerms } from '../channel/terms.ts';
import { INTEREST_PAYERS } from '../money/interest-payer.ts';
import { fen, parseYuan, sumFen, yuanOf, type Fen } from '../money/yuan.ts';
import { HOLDER_BEARS, type Bearing } from './bearing.ts';
import { chargedOn, chargeIn, quoteOf, type ChargePayment, type Quote, type QuoteQuestion } from './quote.ts';
import { quoteIdOf, quoteText } from './quote-id.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const yuan = (text: string): Fen => parseYuan(text) ?? expect.fail(text);
const usual: ChannelTerms = { offered: true, ...USUAL_TERMS, serviceFeePpm: 0n, minServiceFee: fen(0n) };

const asked: QuoteQuestion = {
  channel: 1,
  kind: 'financing',
  terms: usual,
  bearing: HOLDER_BEARS,
  amount: yuan('1,000,000'),
  dueOn: day('2026-08-27'),
  valueOn: day('2026-03-02'),
};

const anyAmount = fc.bigInt({ min: 1_000_000n, max: 10n ** 13n });
const part = fc.bigInt({ min: 0n, max: 1_000_000n });
const anyBearing: fc.Arbitrary<Bearing> = fc.record({
  interestPayer: fc.constantFrom(...INTEREST_PAYERS),
  holderInterestPpm: part,
  feePayer: fc.constantFrom(...INTEREST_PAYERS),
  holderFeePpm: part,
});
const anyTerms: fc.Arbitrary<ChannelTerms> = fc
  .record({
    annualRatePpm: fc.bigInt({ min: 1n, max: 240_000n }),
    serviceFeePpm: fc.bigInt({ min: 0n, max: 5_000n }),
    minServiceFee: fc.bigInt({ min: 0n, max: 20_000n }),
    lenderFeePpm: fc.bigInt({ min: 0n, max: 5_000n }),
    minLenderFee: fc.bigInt({ min: 0n, max: 20_000n }),
  })
  .map((fees) => ({ ...usual, ...fees, minServiceFee: fen(fees.minServiceFee), minLenderFee: fen(fees.minLenderFee) }));
const anyQuestion: fc.Arbitrary<QuoteQuestion> = fc
  .record({
    kind: fc.constantFrom('financing' as const, 'pledge' as const),
    terms: anyTerms,
    bearing: anyBearing,
    amount: anyAmount,
    days: fc.integer({ min: 1, max: 366 }),
    guarantee: fc.option(
      fc.record({
        ratePpm: fc.bigInt({ min: 0n, max: 20_000n }),
        unit: fc.constantFrom('annualPercent' as const, 'flatPerTenThousand' as const),
        minimum: fc.bigInt({ min: 0n, max: 100_000n }).map(fen),
      }),
      { nil: undefined },
    ),
  })
  .map(({ days, amount, ...rest }) => ({ ...asked, ...rest, amount: fen(amount), dueOn: addDays(asked.valueOn, days) }));

describe('worked examples of a quote (rules §10)', () => {
  test('1,000,000 at 3.6 % for 178 days nets 982,200.00', () => {
    const { days, paidOut, allInAnnualPpm, owedAtMaturity } = quoteOf(asked);
    expect([days, yuanOf(paidOut), allInAnnualPpm, owedAtMaturity]).toEqual([178, '982200.00', 36_652n, 0n]);
  });

  test('fees have a minimum and are withheld', () => {
    const terms = { ...usual, serviceFeePpm: 500n, minServiceFee: yuan('100'), lenderFeePpm: 10n, minLenderFee: yuan('50') };
    const quote = quoteOf({ ...asked, terms });
    expect([yuanOf(chargeIn(quote, 'serviceFee')), yuanOf(chargeIn(quote, 'lenderFee'))]).toEqual(['500.00', '50.00']);
    expect(yuanOf(quote.paidOut)).toBe('981650.00');
  });

  test('days run to the next working day when the due date is a Saturday', () => {
    const { paysOn, days } = quoteOf({ ...asked, dueOn: day('2026-08-29') });
    expect([paysOn, days]).toEqual(['2026-08-31', 182]);
  });

  test('the holder receives the whole amount when the issuer bears the interest', () => {
    const quote = quoteOf({ ...asked, bearing: { ...HOLDER_BEARS, interestPayer: 'issuer' } });
    expect([yuanOf(quote.paidOut), yuanOf(quote.issuerCosts), quote.allInAnnualPpm]).toEqual(['1000000.00', '17800.00', 0n]);
  });

  test('the interest of a loan is never withheld but due at maturity (民法典 670)', () => {
    const quote = quoteOf({ ...asked, kind: 'pledge', guarantee: { ratePpm: 10_000n, unit: 'annualPercent', minimum: yuan('100') } });
    expect(yuanOf(chargeIn(quote, 'guaranteeFee'))).toBe('4944.44');
    expect([yuanOf(quote.paidOut), yuanOf(quote.owedAtMaturity)]).toEqual(['1000000.00', '1017800.00']);
    expect(quote.lines.map(({ kind, payment }) => [kind, payment])).toEqual([
      ['interest', 'atMaturity'],
      ['lenderFee', 'withheld'],
      ['serviceFee', 'withheld'],
      ['guaranteeFee', 'beforehand'],
    ]);
  });
});

/** What the holder has of a loan: the payout less what it paid beforehand. */
const leftOf = ({ paidOut, lines }: Quote): bigint =>
  paidOut - sumFen(lines.filter(({ payment }) => payment === 'beforehand').map(({ holder }) => holder));

/** The all-in annual rate by floating-point bisection: the rate of simple interest on what the holder has that equals its costs. */
function rateByBisection(quote: Quote): number {
  const { holderCosts, days } = quote;
  const [have, costs] = [Number(leftOf(quote)), Number(holderCosts)];
  let [low, high] = [0, 1000];
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    if ((have * middle * days) / 360 < costs) low = middle;
    else high = middle;
  }
  return high * 1_000_000;
}

describe('every quote', () => {
  test('accounts for the whole amount: payout plus what is withheld, split between holder and issuer', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const quote = quoteOf(question);
        for (const line of quote.lines) {
          expect(line.holder + line.issuer).toBe(line.total);
          expect(line.holder >= 0n && line.issuer >= 0n).toBe(true);
        }
        const paid = (by: ChargePayment) => sumFen(quote.lines.filter(({ payment }) => payment === by).map(({ holder }) => holder));
        const later = paid('atMaturity');
        expect(quote.paidOut + paid('withheld')).toBe(question.amount);
        expect(quote.holderCosts).toBe(paid('withheld') + paid('beforehand') + later);
        expect(quote.owedAtMaturity).toBe(question.kind === 'pledge' ? question.amount + later : 0n);
        expect(quote.holderCosts + quote.issuerCosts).toBe(sumFen(quote.lines.map(({ total }) => total)));
      }),
    );
  });

  test('never costs less for a longer term or a larger amount', () => {
    const costs = ({ holderCosts, issuerCosts }: Quote): bigint => holderCosts + issuerCosts;
    fc.assert(
      fc.property(anyQuestion, fc.integer({ min: 0, max: 100 }), fc.bigInt({ min: 0n, max: 10n ** 10n }), (question, days, more) => {
        const quote = quoteOf(question);
        expect(costs(quoteOf({ ...question, dueOn: addDays(question.dueOn, days) })) >= costs(quote)).toBe(true);
        expect(costs(quoteOf({ ...question, amount: fen(question.amount + more) })) >= costs(quote)).toBe(true);
      }),
    );
  });

  test('agrees with an independent calculation of the all-in annual rate', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const quote = quoteOf(question);
        if (leftOf(quote) <= 0n) {
          expect(quote.allInAnnualPpm).toBeUndefined();
          return;
        }
        const second = rateByBisection(quote);
        expect(Math.abs(Number(quote.allInAnnualPpm) - second)).toBeLessThanOrEqual(0.51 + second * 1e-9);
      }),
    );
  });

  test('is reproducible: the same question gives the same quote and id', () => {
    const hash = (text: string) => text;
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const previewed = quoteOf(question);
        const { terms, ...rest } = question;
        const again: QuoteQuestion = { terms: { ...terms }, ...rest };
        expect(quoteIdOf(again, hash)).toBe(quoteIdOf(question, hash));
        expect(quoteOf(again)).toEqual(previewed);
        if (previewed.days > 0) expect(chargedOn(previewed, question.valueOn)).toEqual(previewed);
      }),
    );
  });

  test('has a different id for a different amount, day, rate or bearing', () => {
    const texts = [
      asked,
      { ...asked, channel: 2 },
      { ...asked, kind: 'pledge' as const },
      { ...asked, amount: fen(asked.amount + 1n) },
      { ...asked, valueOn: addDays(asked.valueOn, 1) },
      { ...asked, dueOn: addDays(asked.dueOn, 1) },
      { ...asked, terms: { ...usual, annualRatePpm: usual.annualRatePpm + 1n } },
      { ...asked, bearing: { ...HOLDER_BEARS, interestPayer: 'issuer' as const } },
      { ...asked, guarantee: { ratePpm: 1n, unit: 'annualPercent' as const, minimum: fen(0n) } },
    ].map(quoteText);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('charges fewer days on the same terms, and never more, when paid out later', () => {
    fc.assert(
      fc.property(anyQuestion, fc.integer({ min: 0, max: 400 }), (question, late) => {
        const quote = quoteOf(question);
        const paidOn = addDays(question.valueOn, late);
        if (paidOn >= quote.paysOn) {
          expect(() => chargedOn(quote, paidOn)).toThrow('TOO_LATE');
          return;
        }
        const charged = chargedOn(quote, paidOn);
        expect(charged.days).toBe(daysBetween(paidOn, quote.paysOn));
        expect(charged.holderCosts <= quote.holderCosts && charged.paidOut >= quote.paidOut).toBe(true);
      }),
    );
    expect(() => chargedOn(quoteOf(asked), addDays(asked.valueOn, -1))).toThrow('VALIDATION');
  });

  test('is due on a working day', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        expect(isWorkingDay(quoteOf(question).paysOn)).toBe(true);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interestDays } from './day-count.ts';
import {
  allInAnnualRatePpm,
  chargeOf,
  dailyPerTenThousandInterest,
  discountInterest,
  feeWithMinimum,
  flatPerTenThousandFee,
  holderPart,
  netProceeds,
} from './discount.ts';
import { formatRatePercent, formatRatePerTenThousand, parseRatePercent, parseRatePerTenThousand, RATE_UNITS } from './rate.ts';
import { fen, parseYuan, yuanOf, ZERO_FEN, type Fen } from './yuan.ts';
import { addDays, civilDate, type CivilDate } from '../calendar/civil-date.ts';

const yuan = (text: string): Fen => parseYuan(text) ?? ZERO_FEN;
const percent = (text: string): bigint => parseRatePercent(text) ?? -1n;
const perTenThousand = (text: string): bigint => parseRatePerTenThousand(text) ?? -1n;
const day = (text: string): CivilDate => {
  const date = civilDate(text);
  if (!date) throw new Error(`no such day: ${text}`);
  return date;
};

describe('discount interest (rules §10)', () => {
  test.each([
    ['1,000,000', '3.6', 178, '17800.00'],
    ['1,000,000', '3.6', 180, '18000.00'],
    ['123,456.78', '3.85', 91, '1201.47'],
    ['500,000', '2.95', 45, '1843.75'],
    ['888,888.88', '4.35', 365, '39203.70'],
  ])('%s at %s %% for %s days costs %s', (principal, rate, days, interest) => {
    expect(yuanOf(discountInterest(yuan(principal), percent(rate), days))).toBe(interest);
  });

  test.each([
    ['1,000,000', '1', 178, '17800.00'],
    ['123,456.78', '1.05', 91, '1179.63'],
  ])('%s at %s per ten thousand a day for %s days costs %s', (principal, rate, days, interest) => {
    expect(yuanOf(dailyPerTenThousandInterest(yuan(principal), perTenThousand(rate), days))).toBe(interest);
  });

  test('a flat fee per ten thousand does not depend on the days', () => {
    expect(yuanOf(flatPerTenThousandFee(yuan('1,000,000'), perTenThousand('2.5')))).toBe('250.00');
    const charge = { principal: yuan('1,000,000'), ratePpm: perTenThousand('2.5'), unit: 'flatPerTenThousand' } as const;
    expect(chargeOf({ ...charge, days: 1 })).toBe(chargeOf({ ...charge, days: 300 }));
  });

  test('3.6 % a year equals one per ten thousand a day', () => {
    const term = fc.integer({ min: 0, max: 366 });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), term, (amount, days) => {
        expect(discountInterest(fen(amount), percent('3.6'), days)).toBe(
          dailyPerTenThousandInterest(fen(amount), perTenThousand('1'), days),
        );
      }),
    );
  });

  test('a fee is never less than its minimum', () => {
    expect(yuanOf(feeWithMinimum(yuan('100'), perTenThousand('5'), yuan('10')))).toBe('10.00');
    expect(yuanOf(feeWithMinimum(yuan('1,000,000'), perTenThousand('5'), yuan('10')))).toBe('500.00');
  });

  test('net proceeds are the principal less the costs borne by the holder', () => {
    expect(yuanOf(netProceeds({ principal: yuan('1,000,000'), interest: yuan('17,800') }))).toBe('982200.00');
    expect(yuanOf(netProceeds({ principal: yuan('1000'), interest: yuan('10'), fees: [yuan('1.5'), yuan('0.5')] }))).toBe('988.00');
    expect(holderPart(yuan('100'), 'issuer')).toBe(0n);
    expect(yuanOf(holderPart(yuan('100'), 'holder'))).toBe('100.00');
    expect(yuanOf(holderPart(yuan('100'), 'agreed', 400_000n))).toBe('40.00');
  });

  test('the all-in annual rate relates all costs to the amount received', () => {
    expect(formatRatePercent(allInAnnualRatePpm(yuan('17,800'), yuan('982,200'), 178) ?? 0n)).toBe('3.6652');
    expect(allInAnnualRatePpm(yuan('1'), ZERO_FEN, 178)).toBeUndefined();
    expect(allInAnnualRatePpm(yuan('1'), yuan('1'), 0)).toBeUndefined();
  });

  test.each([-1, 1.5, Number.NaN])('refuses %s days', (days) => {
    expect(() => discountInterest(yuan('1'), 1n, days)).toThrow(new RangeError(`interest runs over whole days from 0, not ${days}`));
  });
});

test('chargeOf applies the formula of the rate unit (rules §10)', () => {
  const quotes = { annualPercent: 36_000n, dailyPerTenThousand: 100n, flatPerTenThousand: 100n };
  const charged = RATE_UNITS.map((unit) => [unit, chargeOf({ principal: yuan('1,000,000'), ratePpm: quotes[unit], unit, days: 178 })]);
  expect(Object.fromEntries(charged)).toEqual({
    annualPercent: yuan('17,800'),
    dailyPerTenThousand: yuan('17,800'),
    flatPerTenThousand: yuan('100'),
  });
});

describe('interest days', () => {
  test('the day of financing counts, the day of maturity does not', () => {
    expect(interestDays(day('2026-01-01'), day('2026-01-02'))).toBe(1);
    expect(interestDays(day('2026-01-01'), addDays(day('2026-01-01'), 178))).toBe(178);
    expect(interestDays(day('2026-01-02'), day('2026-01-01'))).toBe(0);
  });
});

describe('rates', () => {
  test('are parsed exactly and formatted', () => {
    expect(parseRatePercent('3.6')).toBe(36_000n);
    expect(parseRatePercent('3.8525%')).toBe(38_525n);
    expect(parseRatePercent('3.85255')).toBeUndefined();
    expect(parseRatePercent('-1')).toBeUndefined();
    expect(parseRatePercent('0')).toBe(0n);
    expect(formatRatePercent(36_000n)).toBe('3.60');
    expect(formatRatePercent(38_525n)).toBe('3.8525');
    expect(formatRatePercent(38_520n)).toBe('3.852');
    expect(formatRatePerTenThousand(105n)).toBe('1.05');
    expect(parseRatePerTenThousand('1.05')).toBe(105n);
  });

  test('survive the round trip', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 9n }), (rate) => {
        expect(parseRatePercent(formatRatePercent(rate))).toBe(rate);
        expect(parseRatePerTenThousand(formatRatePerTenThousand(rate))).toBe(rate);
      }),
    );
  });
});

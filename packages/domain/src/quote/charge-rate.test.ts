import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date.ts';
import { USUAL_TERMS } from '../channel/terms.ts';
import { fen } from '../money/yuan.ts';
import { HOLDER_BEARS } from './bearing.ts';
import { chargeRateOf } from './charge-rate.ts';
import { quoteOf } from './quote.ts';

const day = (text: string) => civilDate(text) ?? expect.fail(text);
const question = {
  channel: 3,
  kind: 'pledge' as const,
  terms: { offered: true, ...USUAL_TERMS, lenderFeePpm: 200n, minLenderFee: fen(1_000n) },
  bearing: HOLDER_BEARS,
  amount: fen(100_000_000n),
  valueOn: day('2026-03-02'),
  dueOn: day('2026-06-01'),
};

test('returns the rate, unit and minimum of a charge', () => {
  const quote = quoteOf(question);
  expect(chargeRateOf(quote, 'lenderFee')).toEqual({ ratePpm: 200n, unit: 'flatPerTenThousand', minimum: 1_000n });
  expect(chargeRateOf(quote, 'interest')).toMatchObject({ ratePpm: USUAL_TERMS.annualRatePpm, unit: 'annualPercent' });
  expect(chargeRateOf(quote, 'serviceFee')).toMatchObject({ ratePpm: USUAL_TERMS.serviceFeePpm, unit: 'flatPerTenThousand' });
});

test('returns no guarantee fee without a guarantor', () => {
  expect(chargeRateOf(quoteOf(question), 'guaranteeFee')).toBeUndefined();
  const guarantee = { ratePpm: 5_000n, unit: 'annualPercent' as const, minimum: fen(50_000n) };
  expect(chargeRateOf(quoteOf({ ...question, guarantee }), 'guaranteeFee')).toEqual(guarantee);
});

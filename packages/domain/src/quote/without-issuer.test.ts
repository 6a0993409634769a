import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { USUAL_TERMS } from '../channel/terms.ts';
import { INTEREST_PAYERS } from '../money/interest-payer.ts';
import { fen } from '../money/yuan.ts';
import { HOLDER_BEARS } from './bearing.ts';
import { quoteOf, type QuoteQuestion } from './quote.ts';
import { withoutIssuer } from './without-issuer.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const part = fc.bigInt({ min: 0n, max: 1_000_000n });
const anyQuestion: fc.Arbitrary<QuoteQuestion> = fc.record({
  channel: fc.constant(1),
  kind: fc.constantFrom('financing' as const, 'pledge' as const),
  terms: fc.constant({ offered: true, ...USUAL_TERMS }),
  bearing: fc.record({
    interestPayer: fc.constantFrom(...INTEREST_PAYERS),
    holderInterestPpm: part,
    feePayer: fc.constantFrom(...INTEREST_PAYERS),
    holderFeePpm: part,
  }),
  amount: fc.bigInt({ min: 1_000_000n, max: 10n ** 12n }).map(fen),
  valueOn: fc.constant(day('2026-03-02')),
  dueOn: fc.integer({ min: 10, max: 180 }).map((days) => addDays(day('2026-03-02'), days)),
});

test('a quote without the issuer’s consent is the quote of a holder that bears all', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const quote = quoteOf(question);
      const alone = quoteOf({ ...question, bearing: HOLDER_BEARS });
      const found = withoutIssuer(quote);
      if (quote.issuerCosts === 0n) return found === undefined;
      return found?.paidOut === alone.paidOut && found.allInAnnualPpm === alone.allInAnnualPpm;
    }),
  );
  expect(withoutIssuer({ lines: [], paidOut: fen(1n), holderCosts: fen(0n), issuerCosts: fen(0n), days: 1 })).toBeUndefined();
});

import { CHANNELS, civilDate, fen, HOLDER_BEARS, quoteOf, quoteSchedule, quoteText, type QuoteQuestion } from '@lianxin/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteColumns, parseQuoteQuestion, quoteOfRow } from './stored-quote.ts';

const day = (text: string) => civilDate(text) ?? expect.fail(text);

test('a stored quote is recomputed to the fen, for every channel and any amount', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CHANNELS.list),
      fc.bigInt({ min: 1n, max: 10n ** 14n }),
      fc.bigInt({ min: 0n, max: 1_000_000n }),
      fc.option(fc.bigInt({ min: 0n, max: 50_000n }), { nil: undefined }),
      ({ code, kind, terms }, amount, holderInterestPpm, guaranteed) => {
        const question: QuoteQuestion = {
          channel: code,
          kind,
          terms,
          bearing: { ...HOLDER_BEARS, interestPayer: 'agreed', holderInterestPpm },
          ...(guaranteed !== undefined && { guarantee: { ratePpm: guaranteed, unit: 'annualPercent', minimum: fen(100n) } }),
          amount: fen(amount),
          valueOn: day('2026-11-23'),
          dueOn: day('2027-05-14'),
        };
        const quote = quoteOf(question);
        const schedule = quoteSchedule(terms, new Date('2026-11-23T10:00:00+08:00'));
        const kept = quoteColumns({ quote, schedule });
        expect(parseQuoteQuestion(kept.quoteQuestion)).toEqual({ guarantee: undefined, ...question });
        expect(quoteText(parseQuoteQuestion(kept.quoteQuestion))).toBe(kept.quoteQuestion);
        const again = quoteOfRow(kept);
        expect([again.paidOut, again.issuerCosts, again.paysOn]).toEqual([kept.paidOut, kept.issuerCosts, kept.paysOn]);
      },
    ),
  );
});

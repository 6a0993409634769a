import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { USUAL_TERMS, type ChannelTerms } from '../channel/terms.ts';
import { INTEREST_PAYERS } from '../money/interest-payer.ts';
import { fen, minFen, sumFen, type Fen } from '../money/yuan.ts';
import { HOLDER_BEARS } from '../quote/bearing.ts';
import { quoteOf, type Quote, type QuoteQuestion } from '../quote/quote.ts';
import { owedOn, repaidBy } from '../repayment/owed.ts';
import { postingsOf, type MoneyAct } from './post.ts';
import { balanceOf, isBalanced, type Book, type Posting } from './posting.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const terms: ChannelTerms = { offered: true, ...USUAL_TERMS, lenderFeePpm: 200n };
const valueOn = day('2026-03-02');
const money = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(fen);
const some = fc.bigInt({ min: 1_000_000n, max: 10n ** 12n }).map(fen);
const anyQuote: fc.Arbitrary<Quote> = fc
  .record({
    kind: fc.constantFrom('financing' as const, 'pledge' as const),
    amount: some,
    days: fc.integer({ min: 1, max: 366 }),
    payer: fc.constantFrom(...INTEREST_PAYERS),
    feePayer: fc.constantFrom(...INTEREST_PAYERS),
    part: fc.bigInt({ min: 0n, max: 1_000_000n }),
  })
  .map(({ kind, amount, days, payer, feePayer, part }) => {
    const shared = { interestPayer: payer, holderInterestPpm: part, feePayer, holderFeePpm: part };
    const question: QuoteQuestion = {
      channel: 1,
      kind,
      terms,
      bearing: kind === 'pledge' ? HOLDER_BEARS : shared,
      amount,
      dueOn: addDays(valueOn, days),
      valueOn,
    };
    return quoteOf(question);
  });
const kinds = fc.constantFrom('financing' as const, 'pledge' as const);
const anyAct: fc.Arbitrary<MoneyAct> = fc.oneof(
  fc.record({ act: fc.constant('reserve' as const), amount: money }),
  fc.record({ act: fc.constant('release' as const), amount: money }),
  fc.record({ act: fc.constant('disburse' as const), quote: anyQuote }),
  fc.record({ act: fc.constant('guaranteeFee' as const), amount: money }),
  fc.record({ act: fc.constant('guaranteeFeeReversed' as const), amount: money }),
  fc.record({ act: fc.constant('accrue' as const), interest: money, lateInterest: money }),
  fc.record({ act: fc.constant('repay' as const), kind: kinds, principal: money, interest: money, lateInterest: money }),
  fc.record({ act: fc.constant('settle' as const), amount: money, lateInterest: money }),
  fc.record({ act: fc.constant('redeem' as const), amount: money, lateInterest: money }),
  fc.record({ act: fc.constant('clear' as const), amount: money, lateInterest: money, owed: money, principal: money }),
);

/** Balances computed independently: the signed sum of every account of every book. */
function tableOf(postings: readonly Posting[]): Record<string, bigint> {
  const table: Record<string, bigint> = {};
  for (const { book, account, side, amount } of postings) {
    const key = `${book}.${account}`;
    table[key] = (table[key] ?? 0n) + (side === 'debit' ? amount : -amount);
  }
  return table;
}

describe('the postings of every act', () => {
  test('balance in each book, and cash received equals cash paid', () => {
    fc.assert(
      fc.property(anyAct, (act) => {
        const postings = postingsOf(act);
        expect(isBalanced(postings)).toBe(true);
        const cash = Object.entries(tableOf(postings)).filter(([key]) => key.endsWith('.cash'));
        expect(cash.reduce((sum, [, amount]) => sum + amount, 0n)).toBe(0n);
      }),
    );
  });

  test('fail the balance check when any amount is off by a fen', () => {
    fc.assert(
      fc.property(anyAct, fc.nat(), (act, index) => {
        const postings = postingsOf(act);
        const at = postings.length === 0 ? -1 : index % postings.length;
        const wrong = postings.map((posting, place) => (place === at ? { ...posting, amount: fen(posting.amount + 1n) } : posting));
        expect(isBalanced(wrong)).toBe(at === -1);
      }),
    );
  });

  test('give the platform its own fees and nothing else', () => {
    fc.assert(
      fc.property(anyAct, (act) => {
        const accounts = new Set(postingsOf(act).flatMap(({ book, account }) => (book === 'platform' ? [account] : [])));
        expect([...accounts].every((account) => account === 'cash' || account === 'fee')).toBe(true);
      }),
    );
  });
});

test('reversing a guarantee fee clears it from every book', () => {
  fc.assert(
    fc.property(money, (amount) => {
      const both = [...postingsOf({ act: 'guaranteeFee', amount }), ...postingsOf({ act: 'guaranteeFeeReversed', amount })];
      expect(Object.values(tableOf(both)).every((left) => left === 0n)).toBe(true);
    }),
  );
});

describe('a line of credit', () => {
  test('regains exactly the amount reserved by a refused application', () => {
    fc.assert(
      fc.property(money, (amount) => {
        const both = [...postingsOf({ act: 'reserve', amount }), ...postingsOf({ act: 'release', amount })];
        expect(Object.values(tableOf(both)).every((left) => left === 0n)).toBe(true);
      }),
    );
  });

  test('is drawn at payout and free again when the voucher is paid', () => {
    fc.assert(
      fc.property(
        anyQuote.filter(({ question }) => question.kind === 'financing'),
        (quote) => {
          const { amount } = quote.question;
          const drawn = [...postingsOf({ act: 'reserve', amount }), ...postingsOf({ act: 'disburse', quote })];
          expect([balanceOf(drawn, 'lender', 'lineReserved'), balanceOf(drawn, 'lender', 'lineUsed')]).toEqual([0n, amount]);
          const paid = [...drawn, ...postingsOf({ act: 'settle', amount, lateInterest: fen(0n) })];
          const left = ['lineFree', 'lineReserved', 'lineUsed', 'voucher'] as const;
          expect(left.map((account) => balanceOf(paid, 'lender', account))).toEqual([0n, 0n, 0n, 0n]);
        },
      ),
    );
  });
});

describe('a payout follows the quote', () => {
  test('in the cash of every party', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const postings = postingsOf({ act: 'disburse', quote });
        const cash = (book: Book): Fen => balanceOf(postings, book, 'cash');
        const bought = quote.question.kind === 'financing';
        expect(cash('holder')).toBe(quote.paidOut);
        expect(cash('issuer')).toBe(bought ? -quote.issuerCosts : 0n);
        expect(cash('platform')).toBe(quote.lines.find(({ kind }) => kind === 'serviceFee')?.total);
        expect(-balanceOf(postings, 'lender', bought ? 'interest' : 'voucher')).toBe(bought ? quote.lines[0]?.total : 0n);
      }),
    );
  });
});

describe('a loan', () => {
  const start = { annualRatePpm: 58_000n, lateDailyPpm: 500n, since: valueOn, paysOn: day('2026-08-31') };

  test('worked example: interest until maturity, then late interest on the principal alone', () => {
    const owing = { ...start, principal: fen(100_000_000n) };
    expect(owedOn(owing, day('2026-08-31'))).toMatchObject({ interest: 2_932_222n, lateInterest: 0n });
    expect(owedOn(owing, day('2026-09-10'))).toMatchObject({ interest: 2_932_222n, lateInterest: 500_000n, total: 103_432_222n });
    expect(owedOn(owing, day('2026-03-12'))).toMatchObject({ interest: 161_111n, lateInterest: 0n });
    expect(owedOn({ ...owing, since: day('2026-09-05') }, day('2026-09-10'))).toMatchObject({ interest: 0n, lateInterest: 250_000n });
  });

  test('is repaid in the order late interest, interest, principal (民法典 561)', () => {
    const owed = { lateInterest: fen(10n), interest: fen(20n), principal: fen(100n), total: fen(130n) };
    expect(repaidBy(owed, fen(5n)).paid).toMatchObject({ lateInterest: 5n, interest: 0n, principal: 0n });
    expect(repaidBy(owed, fen(25n)).paid).toMatchObject({ lateInterest: 10n, interest: 15n, principal: 0n });
    expect(repaidBy(owed, fen(131n - 1n)).left.total).toBe(0n);
    expect(() => repaidBy(owed, fen(131n))).toThrow('LIMIT_EXCEEDED');
    expect(() => repaidBy(owed, fen(0n))).toThrow('LIMIT_EXCEEDED');
  });

  test('repaid in any instalments leaves no debt, and the lender regains principal plus interest', () => {
    fc.assert(
      fc.property(
        some,
        fc.array(fc.record({ after: fc.integer({ min: 0, max: 120 }), part: fc.bigInt({ min: 1n, max: 10n ** 11n }) }), { maxLength: 6 }),
        (principal, payments) => {
          const postings: Posting[] = [];
          const quote = quoteOf({
            channel: 3,
            kind: 'pledge',
            terms,
            bearing: HOLDER_BEARS,
            amount: principal,
            dueOn: start.paysOn,
            valueOn,
          });
          postings.push(...postingsOf({ act: 'reserve', amount: principal }), ...postingsOf({ act: 'disburse', quote }));
          let owing: Parameters<typeof owedOn>[0] = { ...start, principal };
          let on = valueOn;
          let accrued = { interest: fen(0n), lateInterest: fen(0n) };
          const pay = (part: Fen | undefined) => {
            const owed = owedOn(owing, on);
            const { interest, lateInterest } = owed;
            const added = { interest: fen(interest - accrued.interest), lateInterest: fen(lateInterest - accrued.lateInterest) };
            postings.push(...postingsOf({ act: 'accrue', ...added }));
            const { paid, left } = repaidBy(owed, part === undefined ? owed.total : minFen(part, owed.total));
            postings.push(...postingsOf({ act: 'repay', kind: 'pledge', ...paid }));
            accrued = { interest: left.interest, lateInterest: left.lateInterest };
            owing = { ...owing, principal: left.principal, since: on, unpaid: accrued };
            expect(balanceOf(postings, 'lender', 'loan')).toBe(left.total);
            return left.total;
          };
          let left: Fen = principal;
          for (const { after, part } of payments) {
            on = addDays(on, after);
            if (left > 0n) left = pay(fen(part));
          }
          on = addDays(on, 1);
          if (left > 0n) left = pay(undefined);
          expect(left).toBe(0n);
          expect([balanceOf(postings, 'lender', 'loan'), balanceOf(postings, 'holder', 'debt')]).toEqual([0n, 0n]);
          expect(balanceOf(postings, 'lender', 'lineUsed')).toBe(0n);
          expect(isBalanced(postings)).toBe(true);
          const income = sumFen(
            (['interest', 'lateInterest', 'fee'] as const).map((account) => fen(-balanceOf(postings, 'lender', account))),
          );
          expect(balanceOf(postings, 'lender', 'cash')).toBe(income);
        },
      ),
    );
  });

  test('cleared at maturity pays the lender the amount owed and the holder the surplus', () => {
    const over = postingsOf({ act: 'clear', amount: fen(100n), lateInterest: fen(0n), owed: fen(80n), principal: fen(70n) });
    expect((['lender', 'holder', 'issuer'] as const).map((book) => balanceOf(over, book, 'cash'))).toEqual([80n, 20n, -100n]);
    expect(balanceOf(over, 'lender', 'lineFree')).toBe(70n);
    const under = postingsOf({ act: 'clear', amount: fen(50n), lateInterest: fen(3n), owed: fen(80n), principal: fen(70n) });
    expect((['lender', 'holder'] as const).map((book) => balanceOf(under, book, 'cash'))).toEqual([53n, 0n]);
  });
});

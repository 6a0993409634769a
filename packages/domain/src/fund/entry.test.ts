import { expect, test } from 'vitest';
import { USUAL_TERMS } from '../channel/terms.ts';
import { civilDate } from '../calendar/civil-date.ts';
import { fen } from '../money/yuan.ts';
import { postingsOf, type MoneyAct } from '../posting/post.ts';
import { HOLDER_BEARS } from '../quote/bearing.ts';
import { quoteOf } from '../quote/quote.ts';
import { cashMovesOf } from './entry.ts';

const day = (text: string) => civilDate(text) ?? expect.fail(text);
const question = {
  channel: 1,
  kind: 'financing' as const,
  terms: { offered: true, ...USUAL_TERMS },
  bearing: HOLDER_BEARS,
  amount: fen(100_000_000n),
  dueOn: day('2026-08-31'),
  valueOn: day('2026-03-02'),
};
const movesOf = (act: MoneyAct) =>
  cashMovesOf(act, postingsOf(act)).map(({ part, direction, type, counterBook }) => [part, direction, type, counterBook]);

test('a payout goes from lender to holder, and costs borne by the issuer are interest paid to the lender', () => {
  expect(movesOf({ act: 'disburse', quote: quoteOf(question) })).toEqual([
    ['lender', 'out', 'financing', 'holder'],
    ['holder', 'in', 'financing', 'lender'],
  ]);
  const shared = { interestPayer: 'issuer' as const, holderInterestPpm: 0n, feePayer: 'issuer' as const, holderFeePpm: 0n };
  expect(movesOf({ act: 'disburse', quote: quoteOf({ ...question, bearing: shared }) })).toEqual([
    ['lender', 'out', 'financing', 'holder'],
    ['holder', 'in', 'financing', 'lender'],
    ['issuer', 'out', 'interest', 'lender'],
    ['lender', 'in', 'interest', 'issuer'],
  ]);
  expect(movesOf({ act: 'disburse', quote: quoteOf({ ...question, kind: 'pledge' }) })).toEqual([
    ['lender', 'out', 'pledge', 'holder'],
    ['holder', 'in', 'pledge', 'lender'],
  ]);
});

test('fees, repayments and payments at maturity are registered for payer and payee', () => {
  const amount = fen(1_000n);
  expect(movesOf({ act: 'guaranteeFee', amount })).toEqual([
    ['holder', 'out', 'fee', 'guarantor'],
    ['guarantor', 'in', 'fee', 'holder'],
  ]);
  expect(movesOf({ act: 'repay', kind: 'pledge', principal: amount, interest: amount, lateInterest: fen(0n) })).toEqual([
    ['holder', 'out', 'repayment', 'lender'],
    ['lender', 'in', 'repayment', 'holder'],
  ]);
  expect(movesOf({ act: 'redeem', amount, lateInterest: fen(0n) })).toEqual([
    ['issuer', 'out', 'maturity', 'holder'],
    ['holder', 'in', 'maturity', 'issuer'],
  ]);
  expect(movesOf({ act: 'settle', amount, lateInterest: fen(0n) })).toEqual([
    ['issuer', 'out', 'maturity', 'lender'],
    ['lender', 'in', 'maturity', 'issuer'],
  ]);
});

test('acts that move no money leave no entry', () => {
  expect(movesOf({ act: 'reserve', amount: fen(1n) })).toEqual([]);
  expect(movesOf({ act: 'accrue', interest: fen(1n), lateInterest: fen(1n) })).toEqual([]);
});

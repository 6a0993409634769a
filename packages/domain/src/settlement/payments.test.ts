import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate } from '../calendar/civil-date.ts';
import { fen, sumFen } from '../money/yuan.ts';
import { lateInterestOn, paymentsFor } from './payments.ts';

const day = civilDate('2027-05-14') ?? expect.fail('no date');
const money = fc.bigInt({ min: 1n, max: 10n ** 15n }).map(fen);
const maybe = fc.bigInt({ min: 0n, max: 10n ** 15n }).map(fen);

describe('the payments for a piece', () => {
  test('sum to the piece plus late interest, and never give the pledgee more than it is owed', () => {
    fc.assert(
      fc.property(money, maybe, fc.option(maybe, { nil: undefined }), fc.boolean(), (amount, lateInterest, owed, isLenders) => {
        const payments = paymentsFor({ amount, isLenders, owed }, lateInterest);
        expect(sumFen(payments.map((payment) => payment.amount))).toBe(amount);
        expect(sumFen(payments.map((payment) => payment.lateInterest))).toBe(lateInterest);
        const toPledgee = payments.find(({ purpose }) => purpose === 'pledgee');
        if (toPledgee) expect(toPledgee.amount + toPledgee.lateInterest <= (owed ?? 0n)).toBe(true);
        expect(payments.every((payment) => payment.amount + payment.lateInterest > 0n)).toBe(true);
      }),
    );
  });

  test('go to the holder, to the lender that bought the piece, or first to the pledgee', () => {
    const to = (isLenders: boolean, owed?: bigint) =>
      paymentsFor({ amount: fen(100n), isLenders, owed: owed === undefined ? undefined : fen(owed) }, fen(5n)).map(
        ({ purpose, amount, lateInterest }) => [purpose, amount, lateInterest],
      );
    expect(to(false)).toEqual([['holder', 100n, 5n]]);
    expect(to(true)).toEqual([['lender', 100n, 5n]]);
    expect(to(false, 0n)).toEqual([['holder', 100n, 5n]]);
    expect(to(false, 80n)).toEqual([
      ['pledgee', 80n, 0n],
      ['rest', 20n, 5n],
    ]);
    expect(to(false, 103n)).toEqual([
      ['pledgee', 100n, 3n],
      ['rest', 0n, 2n],
    ]);
    expect(to(false, 200n)).toEqual([['pledgee', 100n, 5n]]);
  });
});

test('late interest is 0.05 % of the amount per day after the due day (rules §2)', () => {
  expect([-3, 0, 1, 10].map((days) => lateInterestOn(fen(100_000_000n), day, addDays(day, days)))).toEqual([0n, 0n, 50_000n, 500_000n]);
});

import { daysBetween, type CivilDate } from '../calendar/civil-date.ts';
import { discountInterest } from '../money/discount.ts';
import type { Ppm } from '../money/rate.ts';
import { fen, type Fen } from '../money/yuan.ts';

/** The terms of a quote from which its interest is calculated. */
interface InterestTerms {
  readonly amount: Fen;
  readonly annualRate: Ppm;
  readonly valueOn: CivilDate;
  /** The interest days of the quote. */
  readonly days: number;
}

/** A payout on another day than the value date, and the interest of the days between. */
export interface PayoutGap {
  readonly side: 'before' | 'after';
  readonly days: number;
  /** Interest that the lender does not earn. */
  readonly interest: Fen;
}

/**
 * How far a payout is from the value date; undefined on the day itself. Interest never runs before the value date, so that a lender that pays
 * earlier lends without interest until then; when it pays later, interest runs from the payout.
 */
export function payoutGap({ amount, annualRate, valueOn, days: quoted }: InterestTerms, paidOn: CivilDate): PayoutGap | undefined {
  const gap = daysBetween(valueOn, paidOn);
  if (gap === 0) return undefined;
  const interest = (days: number) => discountInterest(amount, annualRate, days);
  if (gap < 0) return { side: 'before', days: -gap, interest: interest(-gap) };
  return { side: 'after', days: gap, interest: fen(interest(quoted) - interest(Math.max(0, quoted - gap))) };
}

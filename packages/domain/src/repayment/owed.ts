import { daysBetween, type CivilDate } from '../calendar/civil-date.ts';
import { nextWorkingDay } from '../calendar/working-day.ts';
import { interestDays } from '../money/day-count.ts';
import { discountInterest, dailyPerTenThousandInterest } from '../money/discount.ts';
import type { Ppm } from '../money/rate.ts';
import { fen, minFen, sumFen, yuanOf, type Fen } from '../money/yuan.ts';
import { Refusal } from '../refusal.ts';

/** An open loan or overdue claim. */
export interface OpenDebt {
  /** Outstanding principal. */
  readonly principal: Fen;
  readonly annualRatePpm: Ppm;
  readonly lateDailyPpm: Ppm;
  /** Start of interest: the value date, or the day of the last repayment. */
  readonly since: CivilDate;
  /** Day on which the debt is due, a working day by the calendar of its signature. */
  readonly paysOn: CivilDate;
  /** Unpaid interest and late interest from before `since`. @default none */
  readonly unpaid?: { readonly interest: Fen; readonly lateInterest: Fen } | undefined;
}

/** An amount owed or paid, broken down by kind. */
export interface Owed {
  readonly lateInterest: Fen;
  readonly interest: Fen;
  readonly principal: Fen;
  readonly total: Fen;
}

/**
 * The last day on which a debt can be paid in time. The day that was agreed is a working day, but a list of holidays that is published
 * later may make it free; the debt can then be paid on the next working day (民法典 203).
 */
export const lastDayInTime = (paysOn: CivilDate): CivilDate => nextWorkingDay(paysOn);

/**
 * The amount owed on a day. Interest runs only for the days of actual use, so that early repayment costs less (民法典 677), and ends on the
 * due day that was agreed; after the last day in time, late interest is charged per day on the principal alone, never on interest (rules
 * §2). A later list of holidays therefore never adds to the interest that was signed.
 */
export function owedOn({ principal, annualRatePpm, lateDailyPpm, since, paysOn, unpaid }: OpenDebt, day: CivilDate): Owed {
  const until = day < paysOn ? day : paysOn;
  const inTime = lastDayInTime(paysOn);
  const late = Math.max(0, daysBetween(since > inTime ? since : inTime, day));
  const interest = fen(discountInterest(principal, annualRatePpm, interestDays(since, until)) + (unpaid?.interest ?? 0n));
  const lateInterest = fen(dailyPerTenThousandInterest(principal, lateDailyPpm, late) + (unpaid?.lateInterest ?? 0n));
  return { lateInterest, interest, principal, total: sumFen([lateInterest, interest, principal]) };
}

/** The breakdown of a repayment, and the remaining debt. */
export interface Repaid {
  readonly paid: Owed;
  readonly left: Owed;
}

const owedOf = (lateInterest: bigint, interest: bigint, principal: bigint): Owed => ({
  lateInterest: fen(lateInterest),
  interest: fen(interest),
  principal: fen(principal),
  total: fen(lateInterest + interest + principal),
});

/**
 * Allocates a repayment to late interest, then interest, then principal (民法典 561). Throws the refusal LIMIT_EXCEEDED when the amount is not
 * positive or exceeds the debt.
 */
export function repaidBy(owed: Owed, amount: Fen): Repaid {
  if (amount <= 0n || amount > owed.total) throw new Refusal('LIMIT_EXCEEDED', { min: '0.01', max: yuanOf(owed.total) });
  const late = minFen(amount, owed.lateInterest);
  const interest = minFen(fen(amount - late), owed.interest);
  const principal = fen(amount - late - interest);
  return {
    paid: owedOf(late, interest, principal),
    left: owedOf(owed.lateInterest - late, owed.interest - interest, owed.principal - principal),
  };
}

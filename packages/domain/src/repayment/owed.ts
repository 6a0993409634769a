import { daysBetween, type CivilDate } from '../calendar/civil-date.ts';
import { interestDays } from '../money/day-count.ts';
import { discountInterest, dailyPerTenThousandInterest } from '../money/discount.ts';
import type { Ppm } from '../money/rate.ts';
import { fen, minFen, sumFen, yuanOf, type Fen } from '../money/yuan.ts';
import { Refusal } from '../refusal.ts';

/** A loan, or a claim that is paid late, as it stands. */
export interface Owing {
  /** What of the principal is still owed. */
  readonly principal: Fen;
  readonly annualRatePpm: Ppm;
  readonly lateDailyPpm: Ppm;
  /** From when on interest runs: the value date, or the last repayment. */
  readonly since: CivilDate;
  /** The working day on which it is to be paid. */
  readonly paysOn: CivilDate;
  /** Interest and late interest of the days before `since` that were not paid. @default nothing */
  readonly unpaid?: { readonly interest: Fen; readonly lateInterest: Fen } | undefined;
}

/** What is owed on a day, by what it is for. */
export interface Owed {
  readonly lateInterest: Fen;
  readonly interest: Fen;
  readonly principal: Fen;
  readonly total: Fen;
}

/**
 * What is owed on a day: interest for the days that the money was had and no others, so that who pays early pays less (民法典 677), to the
 * day on which it is to be paid; from then on late interest a day on the principal alone, never on interest (rules §2).
 */
export function owedOn({ principal, annualRatePpm, lateDailyPpm, since, paysOn, unpaid }: Owing, day: CivilDate): Owed {
  const until = day < paysOn ? day : paysOn;
  const late = Math.max(0, daysBetween(since > paysOn ? since : paysOn, day));
  const interest = fen(discountInterest(principal, annualRatePpm, interestDays(since, until)) + (unpaid?.interest ?? 0n));
  const lateInterest = fen(dailyPerTenThousandInterest(principal, lateDailyPpm, late) + (unpaid?.lateInterest ?? 0n));
  return { lateInterest, interest, principal, total: sumFen([lateInterest, interest, principal]) };
}

/** What a repayment pays, and what is owed after it. */
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

/** What an amount pays of what is owed: interest before principal, what is late first (民法典 561). Refuses LIMIT_EXCEEDED beyond what is owed. */
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

import { DAY_BASIS } from './day-count.ts';
import type { InterestPayer } from './interest-payer.ts';
import { divideRounded } from './rounding.ts';
import type { Ppm, RateUnit } from './rate.ts';
import { fen, maxFen, sumFen, ZERO_FEN, type Fen } from './yuan.ts';

const MILLION = 1_000_000n;

function wholeDays(days: number): bigint {
  if (!Number.isSafeInteger(days) || days < 0) throw new RangeError(`interest runs over whole days from 0, not ${days}`);
  return BigInt(days);
}

/** Discount interest on a 360-day year, rounded half up to the fen. The day of financing counts, the day of maturity does not. */
export function discountInterest(principal: Fen, annualRatePpm: Ppm, days: number): Fen {
  return fen(divideRounded(principal * annualRatePpm * wholeDays(days), MILLION * DAY_BASIS, 'halfUp'));
}

/** Interest at a rate per ten thousand a day (万分之x/日), the rate in ppm, rounded half up to the fen. */
export function dailyPerTenThousandInterest(principal: Fen, dailyRatePpm: Ppm, days: number): Fen {
  return fen(divideRounded(principal * dailyRatePpm * wholeDays(days), MILLION, 'halfUp'));
}

/** A flat fee per ten thousand of the amount, independent of the days, the rate in ppm, rounded half up to the fen. */
export function flatPerTenThousandFee(amount: Fen, ratePpm: Ppm): Fen {
  return fen(divideRounded(amount * ratePpm, MILLION, 'halfUp'));
}

/** A flat fee with a minimum (rules §10). */
export function feeWithMinimum(amount: Fen, ratePpm: Ppm, minimum: Fen): Fen {
  return maxFen(flatPerTenThousandFee(amount, ratePpm), minimum);
}

export interface Charge {
  readonly principal: Fen;
  /** The rate in ppm, per the period of `unit`. */
  readonly ratePpm: Ppm;
  readonly unit: RateUnit;
  /** Interest-bearing days; a flat rate ignores them. */
  readonly days: number;
}

const CHARGE_BY_UNIT: Readonly<Record<RateUnit, (principal: Fen, ratePpm: Ppm, days: number) => Fen>> = {
  annualPercent: discountInterest,
  dailyPerTenThousand: dailyPerTenThousandInterest,
  flatPerTenThousand: flatPerTenThousandFee,
};

/** Interest or fee by the rate unit of a quote, rounded half up to the fen. */
export function chargeOf({ principal, ratePpm, unit, days }: Charge): Fen {
  return CHARGE_BY_UNIT[unit](principal, ratePpm, days);
}

/** The part of interest or fees borne by the holder; the issuer bears the rest. An agreed share is in ppm and rounded half up to the fen. */
export function holderPart(charge: Fen, payer: InterestPayer, holderSharePpm: Ppm = 0n): Fen {
  if (payer === 'agreed') return fen(divideRounded(charge * holderSharePpm, MILLION, 'halfUp'));
  return payer === 'holder' ? charge : ZERO_FEN;
}

export interface Proceeds {
  readonly principal: Fen;
  /** Interest borne by the holder; see {@link holderPart}. */
  readonly interest: Fen;
  /** Bank, platform and guarantee fees borne by the holder. */
  readonly fees?: readonly Fen[];
}

/** The amount paid to the holder: principal less the interest and fees it bears. */
export function netProceeds({ principal, interest, fees = [] }: Proceeds): Fen {
  return fen(principal - interest - sumFen(fees));
}

/** The all-in annual rate in ppm: costs / net × 360 / days (rules §10); undefined when net or days are not positive. */
export function allInAnnualRatePpm(costs: Fen, net: Fen, days: number): Ppm | undefined {
  if (net <= 0n || days <= 0) return undefined;
  return divideRounded(costs * DAY_BASIS * MILLION, net * wholeDays(days), 'halfUp');
}

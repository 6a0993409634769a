import { DAY_BASIS } from '../money/day-count.ts';
import { MAX_ANNUAL_RATE_PPM, type Ppm, type RateUnit } from '../money/rate.ts';

/** Highest rate of a guarantor: the highest annual rate, converted to each unit. */
export const MAX_GUARANTEE_RATE_PPM: Readonly<Record<RateUnit, Ppm>> = {
  annualPercent: MAX_ANNUAL_RATE_PPM,
  dailyPerTenThousand: MAX_ANNUAL_RATE_PPM / DAY_BASIS,
  flatPerTenThousand: MAX_ANNUAL_RATE_PPM,
};

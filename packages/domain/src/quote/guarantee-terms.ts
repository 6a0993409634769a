import { DAY_BASIS } from '../money/day-count.ts';
import { MAX_ANNUAL_RATE_PPM, type Ppm, type RateUnit } from '../money/rate.ts';

/** The most that a guarantor may ask: what the highest annual rate comes to in the unit that it is said in. */
export const MAX_GUARANTEE_RATE_PPM: Readonly<Record<RateUnit, Ppm>> = {
  annualPercent: MAX_ANNUAL_RATE_PPM,
  dailyPerTenThousand: MAX_ANNUAL_RATE_PPM / DAY_BASIS,
  flatPerTenThousand: MAX_ANNUAL_RATE_PPM,
};

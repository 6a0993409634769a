import { rulingOn } from '../dated.ts';
import { fen, type Fen } from '../money/yuan.ts';
import type { Ppm } from '../money/rate.ts';
import { CHANNELS, type ChannelCode } from './channels.ts';

/** Who bears the interest of a financing: the seller, the buyer, or both by agreement (rules §10). */
export type InterestBearer = 'seller' | 'buyer' | 'agreed';

/** On what terms a channel finances, from a day on. */
export interface ChannelTerms {
  /** Whether the channel takes applications at all. */
  readonly offered: boolean;
  readonly minAmount: Fen;
  readonly maxAmount: Fen;
  /** Interest a year, on 360 days. */
  readonly annualRatePpm: Ppm;
  /** Least and most days between value date and maturity. */
  readonly minDays: number;
  readonly maxDays: number;
  /** The platform's fee on the amount, flat, and its least amount. */
  readonly serviceFeePpm: Ppm;
  readonly minServiceFee: Fen;
  readonly interestBearer: InterestBearer;
  /** Working hours until the money usually arrives. */
  readonly expectedHours: number;
}

const terms = (
  annualRatePpm: Ppm,
  minYuan: bigint,
  maxYuan: bigint,
  expectedHours: number,
  more: Partial<ChannelTerms> = {},
): ChannelTerms => ({
  offered: true,
  minAmount: fen(minYuan * 100n),
  maxAmount: fen(maxYuan * 100n),
  annualRatePpm,
  minDays: 7,
  maxDays: 365,
  serviceFeePpm: 500n,
  minServiceFee: fen(10_000n),
  interestBearer: 'seller',
  expectedHours,
  ...more,
});

/** What each channel asks at first; a pledge lender takes more risk, time and interest than a bank. */
const FIRST_TERMS: Readonly<Partial<Record<ChannelCode, ChannelTerms>>> = {
  1: terms(36_000n, 10_000n, 50_000_000n, 4),
  2: terms(35_500n, 50_000n, 100_000_000n, 8, { interestBearer: 'agreed' }),
  3: terms(58_000n, 10_000n, 20_000_000n, 24, { minDays: 30 }),
  4: terms(36_500n, 50_000n, 80_000_000n, 8),
  5: terms(38_000n, 10_000n, 30_000_000n, 8),
  6: terms(96_000n, 1_000n, 5_000_000n, 4, { minDays: 15, maxDays: 180, serviceFeePpm: 1000n }),
  7: terms(34_500n, 100_000n, 200_000_000n, 8),
  8: terms(37_000n, 10_000n, 50_000_000n, 16),
  10: terms(39_500n, 10_000n, 20_000_000n, 8),
  11: terms(88_000n, 1_000n, 10_000_000n, 8, { minDays: 15, maxDays: 180, serviceFeePpm: 1000n }),
  12: terms(34_800n, 50_000n, 150_000_000n, 8),
  13: terms(85_000n, 1_000n, 10_000_000n, 4, { minDays: 15, maxDays: 180, serviceFeePpm: 1000n }),
};

/** A channel that nobody agreed terms with yet lends to nobody. */
const NOT_OFFERED = terms(36_000n, 10_000n, 10_000_000n, 8, { offered: false });

/** What a channel asks until an operator of the platform sets otherwise; one new in the table is not offered until then. */
export const defaultChannelTerms = (channel: ChannelCode): ChannelTerms => FIRST_TERMS[channel] ?? NOT_OFFERED;

/** The terms of a channel from a day on. */
export interface DatedChannelTerms {
  readonly channel: ChannelCode;
  /** First day on which they rule, YYYY-MM-DD. */
  readonly effectiveFrom: string;
  readonly terms: ChannelTerms;
}

/** The terms that rule a channel on a day: the latest in force, or the documented default. */
export function channelTermsOn(channel: ChannelCode, day: string, rows: readonly DatedChannelTerms[] = []): ChannelTerms {
  return (
    rulingOn(
      rows.filter((row) => row.channel === channel),
      day,
    )?.terms ?? defaultChannelTerms(channel)
  );
}

/** The codes whose terms are kept, in the order of the channel table. */
export const CHANNEL_CODES: readonly ChannelCode[] = CHANNELS.map(({ code }) => code);

import { rulingOn } from '../dated.ts';
import type { InterestPayer } from '../money/interest-payer.ts';
import type { Ppm } from '../money/rate.ts';
import { fen, type Fen } from '../money/yuan.ts';

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
  /** Who bears the interest of a financing. */
  readonly interestPayer: InterestPayer;
  /** Working hours until the money usually arrives. */
  readonly expectedHours: number;
}

/** What a channel asks where its row says nothing else. */
const USUAL: Omit<ChannelTerms, 'offered'> = {
  minAmount: fen(1_000_000n),
  maxAmount: fen(1_000_000_000n),
  annualRatePpm: 36_000n,
  minDays: 7,
  maxDays: 365,
  serviceFeePpm: 500n,
  minServiceFee: fen(10_000n),
  interestPayer: 'holder',
  expectedHours: 8,
};

/** The terms that a row of the channel table stands for: what it leaves out is as usual, and a row without any lends to nobody yet. */
export const firstTerms = (given: Partial<ChannelTerms> | undefined): ChannelTerms => ({
  offered: given !== undefined,
  ...USUAL,
  ...given,
});

/** The terms of a channel from a day on. */
export interface DatedChannelTerms {
  /** Code of the channel. */
  readonly channel: number;
  /** First day on which they rule, YYYY-MM-DD. */
  readonly effectiveFrom: string;
  readonly terms: ChannelTerms;
}

/** The terms that rule a channel on a day: the latest in force, or those of its row. */
export function channelTermsOn(
  channel: { readonly code: number; readonly terms: ChannelTerms },
  day: string,
  rows: readonly DatedChannelTerms[] = [],
): ChannelTerms {
  return (
    rulingOn(
      rows.filter((row) => row.channel === channel.code),
      day,
    )?.terms ?? channel.terms
  );
}

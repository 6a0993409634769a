import { rulingOn } from '../dated.ts';
import type { InterestPayer } from '../money/interest-payer.ts';
import type { Ppm } from '../money/rate.ts';
import { fen, ZERO_FEN, type Fen } from '../money/yuan.ts';

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
  /** The lender's fee on the amount (手续费), flat, and its least amount. */
  readonly lenderFeePpm: Ppm;
  readonly minLenderFee: Fen;
  /** Who bears the interest of a financing, and the holder's part of it where that is agreed. */
  readonly interestPayer: InterestPayer;
  readonly holderInterestPpm: Ppm;
  /** Who bears the fees of a financing, and the holder's part of them where that is agreed. */
  readonly feePayer: InterestPayer;
  readonly holderFeePpm: Ppm;
  /** Until when on a working day an application counts as that day's, in Shanghai: "16:00". */
  readonly cutOff: string;
  /** How much of the amount invoices have to cover; a million is all of it. */
  readonly coveragePpm: Ppm;
  /** How much of what is pledged is lent at most (质押率). */
  readonly pledgeRatePpm: Ppm;
  /** Interest a day on what is paid late, of what is owed. */
  readonly lateDailyPpm: Ppm;
  /** Whether the lender may claim from the holder what the issuer does not pay (民法典 766). */
  readonly recourse: boolean;
  /** Whose vouchers it finances: those of every channel, or only those issued on its own. */
  readonly takes: 'any' | 'own';
  /** Whether the vouchers issued on it are financed by nobody else. */
  readonly keepsOwn: boolean;
  /** Working hours until the money usually arrives. */
  readonly expectedHours: number;
}

/** What a channel asks where its row says nothing else. */
export const USUAL_TERMS: Omit<ChannelTerms, 'offered'> = {
  minAmount: fen(1_000_000n),
  maxAmount: fen(1_000_000_000n),
  annualRatePpm: 36_000n,
  minDays: 7,
  maxDays: 365,
  serviceFeePpm: 500n,
  minServiceFee: fen(10_000n),
  lenderFeePpm: 0n,
  minLenderFee: ZERO_FEN,
  interestPayer: 'holder',
  holderInterestPpm: 500_000n,
  feePayer: 'holder',
  holderFeePpm: 500_000n,
  cutOff: '16:00',
  coveragePpm: 1_000_000n,
  pledgeRatePpm: 800_000n,
  // 万分之五 a day where nothing else is agreed (保障中小企业款项支付条例 17).
  lateDailyPpm: 500n,
  // 无追索 where nothing else is agreed (rules §3, 民法典 767).
  recourse: false,
  takes: 'any',
  keepsOwn: false,
  expectedHours: 8,
};

/** The terms that a row of the channel table stands for: what it leaves out is as usual, and a row without any lends to nobody yet. */
export const firstTerms = (given: Partial<ChannelTerms> | undefined): ChannelTerms => ({
  offered: given !== undefined,
  ...USUAL_TERMS,
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

import { inForceOn } from '../dated.ts';
import type { InterestPayer } from '../money/interest-payer.ts';
import type { Ppm } from '../money/rate.ts';
import { fen, ZERO_FEN, type Fen } from '../money/yuan.ts';

/** Terms on which a channel finances. Amounts are in fen, rates in ppm. */
export interface ChannelTerms {
  /** Whether the channel accepts applications at all. */
  readonly offered: boolean;
  readonly minAmount: Fen;
  readonly maxAmount: Fen;
  /** Interest per year of 360 days. */
  readonly annualRatePpm: Ppm;
  /** Shortest and longest term from value date to maturity, in days. */
  readonly minDays: number;
  readonly maxDays: number;
  /** The platform's flat fee on the amount, with its minimum. */
  readonly serviceFeePpm: Ppm;
  readonly minServiceFee: Fen;
  /** The lender's flat fee on the amount (手续费), with its minimum. */
  readonly lenderFeePpm: Ppm;
  readonly minLenderFee: Fen;
  /** Who bears the interest, and the holder's share when it is split by agreement (`agreed`). */
  readonly interestPayer: InterestPayer;
  readonly holderInterestPpm: Ppm;
  /** Who bears the fees, and the holder's share when they are split by agreement (`agreed`). */
  readonly feePayer: InterestPayer;
  readonly holderFeePpm: Ppm;
  /** Time in Shanghai, "16:00", until which an application on a working day counts as of that day. */
  readonly cutOff: string;
  /** Share of the amount that invoices have to cover; 1,000,000 is the whole amount. */
  readonly coveragePpm: Ppm;
  /** Most that is lent, as a share of the pledged amount (质押率). */
  readonly pledgeRatePpm: Ppm;
  /** Late interest per day on the outstanding amount. */
  readonly lateDailyPpm: Ppm;
  /** Whether the lender has recourse to the holder when the issuer does not pay (民法典 766). */
  readonly recourse: boolean;
  /** Which vouchers the channel finances: any, or only those issued on this channel. */
  readonly takes: 'any' | 'own';
  /** Whether vouchers issued on this channel may be financed on no other. */
  readonly keepsOwn: boolean;
  /** Usual working hours from application to payout. */
  readonly expectedHours: number;
}

/** Defaults for the terms that a channel's row omits. */
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
  // 万分之五 a day unless agreed otherwise (保障中小企业款项支付条例 17).
  lateDailyPpm: 500n,
  // 无追索 unless agreed otherwise (rules §3, 民法典 767).
  recourse: false,
  takes: 'any',
  keepsOwn: false,
  expectedHours: 8,
};

/** Initial terms of a channel: the usual terms where the row omits them; a row without terms accepts no applications yet. */
export const firstTerms = (terms: Partial<ChannelTerms> | undefined): ChannelTerms => ({
  offered: terms !== undefined,
  ...USUAL_TERMS,
  ...terms,
});

export interface DatedChannelTerms {
  /** Channel code. */
  readonly channel: number;
  /** First business day on which the terms apply, YYYY-MM-DD. */
  readonly effectiveFrom: string;
  readonly terms: ChannelTerms;
}

/** The terms of a channel in force on a day (YYYY-MM-DD): those of the latest dated row, or the channel's initial terms. */
export function channelTermsOn(
  channel: { readonly code: number; readonly terms: ChannelTerms },
  day: string,
  rows: readonly DatedChannelTerms[] = [],
): ChannelTerms {
  return (
    inForceOn(
      rows.filter((row) => row.channel === channel.code),
      day,
    )?.terms ?? channel.terms
  );
}

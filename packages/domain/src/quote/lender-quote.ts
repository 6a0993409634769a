import type { ChannelTerms } from '../channel/terms.ts';
import type { Ppm } from '../money/rate.ts';
import type { Fen } from '../money/yuan.ts';

/** A lender's own quote for one loan, on channels that are quoted by their lender. */
export interface LenderQuote {
  /** Interest per year of 360 days. */
  readonly annualRatePpm: Ppm;
  /** Flat fee on the amount, with its minimum. */
  readonly lenderFeePpm: Ppm;
  readonly minLenderFee: Fen;
  /** Expiry of the quote. */
  readonly validUntil: Date;
}

/** Upper limits of a lender's quote: its terms on the platform. */
export type LenderQuoteLimits = Pick<ChannelTerms, 'annualRatePpm' | 'lenderFeePpm' | 'minLenderFee'>;

/** Whether a quote is within the published terms, which borrowers never exceed, and has not expired at `now`. */
export const isWithinTerms = (quote: LenderQuote, limits: LenderQuoteLimits, now: Date): boolean =>
  quote.annualRatePpm > 0n &&
  quote.annualRatePpm <= limits.annualRatePpm &&
  quote.lenderFeePpm >= 0n &&
  quote.lenderFeePpm <= limits.lenderFeePpm &&
  quote.minLenderFee >= 0n &&
  quote.minLenderFee <= limits.minLenderFee &&
  quote.validUntil > now;

/** The terms of a channel with the rates of the lender's quote. */
export const termsWithQuote = (terms: ChannelTerms, { annualRatePpm, lenderFeePpm, minLenderFee }: LenderQuote): ChannelTerms => ({
  ...terms,
  annualRatePpm,
  lenderFeePpm,
  minLenderFee,
});

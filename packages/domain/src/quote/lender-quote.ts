import type { ChannelTerms } from '../channel/terms.ts';
import type { Ppm } from '../money/rate.ts';
import type { Fen } from '../money/yuan.ts';

/** What a lender that states its own rates asks for one loan. */
export interface LenderQuote {
  /** Interest a year, on 360 days. */
  readonly annualRatePpm: Ppm;
  /** Its fee on the amount, flat, and its least amount. */
  readonly lenderFeePpm: Ppm;
  readonly minLenderFee: Fen;
  /** Until when it stands by it. */
  readonly validUntil: Date;
}

/** The most that a lender may ask: what its terms on the platform say. */
export type MostAsked = Pick<ChannelTerms, 'annualRatePpm' | 'lenderFeePpm' | 'minLenderFee'>;

/** Whether what a lender asks is within its terms and stands at an instant. Whoever borrows never pays more than the terms that were published. */
export const isWithinTerms = (said: LenderQuote, most: MostAsked, now: Date): boolean =>
  said.annualRatePpm > 0n &&
  said.annualRatePpm <= most.annualRatePpm &&
  said.lenderFeePpm >= 0n &&
  said.lenderFeePpm <= most.lenderFeePpm &&
  said.minLenderFee >= 0n &&
  said.minLenderFee <= most.minLenderFee &&
  said.validUntil > now;

/** The terms of a channel with what its lender asks for this loan in their place. */
export const termsAsSaid = (terms: ChannelTerms, { annualRatePpm, lenderFeePpm, minLenderFee }: LenderQuote): ChannelTerms => ({
  ...terms,
  annualRatePpm,
  lenderFeePpm,
  minLenderFee,
});

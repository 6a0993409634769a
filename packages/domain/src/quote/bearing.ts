import type { ChannelKind } from '../channel/define-channels.ts';
import type { ChannelTerms } from '../channel/terms.ts';
import type { InterestPayer } from '../money/interest-payer.ts';

/** Who bears the interest and the fees, and the holder's part where that is agreed. */
export type Bearing = Pick<ChannelTerms, 'interestPayer' | 'holderInterestPpm' | 'feePayer' | 'holderFeePpm'>;

export interface BearingQuestion {
  readonly kind: ChannelKind;
  readonly terms: Bearing;
  /** What the issuer undertook when it issued the voucher (付息方式). */
  readonly clause?: InterestPayer | undefined;
  /** Whether the issuer has refused its share of this financing. @default false */
  readonly issuerRefused?: boolean | undefined;
}

/** The holder bears everything. */
export const HOLDER_BEARS: Bearing = {
  interestPayer: 'holder',
  holderInterestPpm: 1_000_000n,
  feePayer: 'holder',
  holderFeePpm: 1_000_000n,
};

/**
 * Who bears what. What the issuer undertook goes before the lender's terms, for interest; a voucher that leaves it to the holder leaves it
 * to the terms. A loan against a pledge is the holder's own debt, and so is a financing whose issuer refused its share.
 */
export function bearingOf({ kind, terms, clause, issuerRefused = false }: BearingQuestion): Bearing {
  if (kind === 'pledge' || issuerRefused) return HOLDER_BEARS;
  const { interestPayer, holderInterestPpm, feePayer, holderFeePpm } = terms;
  return {
    interestPayer: clause === undefined || clause === 'holder' ? interestPayer : clause,
    holderInterestPpm,
    feePayer,
    holderFeePpm,
  };
}

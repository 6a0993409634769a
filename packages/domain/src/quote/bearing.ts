import type { ChannelKind } from '../channel/define-channels.ts';
import type { ChannelTerms } from '../channel/terms.ts';
import type { InterestPayer } from '../money/interest-payer.ts';
import type { Ppm } from '../money/rate.ts';

/** Who bears interest and fees, and the holder's shares (ppm) when they are split by agreement. */
export type Bearing = Pick<ChannelTerms, 'interestPayer' | 'holderInterestPpm' | 'feePayer' | 'holderFeePpm'>;

/**
 * The issuer's undertaking to bear costs, made when issuing (付息方式、付息分摊比例、付费分摊比例). Anything omitted or left to the holder follows the
 * lender's terms.
 */
export type BearingClause = { readonly [Part in keyof Bearing]?: Bearing[Part] | undefined };

export interface BearingQuestion {
  readonly kind: ChannelKind;
  readonly terms: Bearing;
  readonly clause?: BearingClause | undefined;
  /** Whether the issuer has refused its share of this financing. @default false */
  readonly issuerRefused?: boolean | undefined;
}

export const HOLDER_BEARS: Bearing = {
  interestPayer: 'holder',
  holderInterestPpm: 1_000_000n,
  feePayer: 'holder',
  holderFeePpm: 1_000_000n,
};

interface Part {
  readonly payer: InterestPayer;
  readonly holderPpm: Ppm;
}

/** The issuer's undertaking if there is one, otherwise the lender's terms. An agreed split without a figure uses the share of the terms. */
const undertakenOr = (clause: { readonly [Of in keyof Part]: Part[Of] | undefined }, terms: Part): Part =>
  clause.payer === undefined || clause.payer === 'holder'
    ? terms
    : { payer: clause.payer, holderPpm: (clause.payer === 'agreed' ? clause.holderPpm : undefined) ?? terms.holderPpm };

/**
 * Decides who bears interest and fees. The issuer's undertaking takes precedence over the lender's terms. The holder bears everything for a
 * loan against a pledge, which is its own debt, and for a financing in which the issuer has refused its share.
 */
export function bearingOf({ kind, terms, clause = {}, issuerRefused = false }: BearingQuestion): Bearing {
  if (kind === 'pledge' || issuerRefused) return HOLDER_BEARS;
  const interest = undertakenOr(
    { payer: clause.interestPayer, holderPpm: clause.holderInterestPpm },
    { payer: terms.interestPayer, holderPpm: terms.holderInterestPpm },
  );
  const fees = undertakenOr(
    { payer: clause.feePayer, holderPpm: clause.holderFeePpm },
    { payer: terms.feePayer, holderPpm: terms.holderFeePpm },
  );
  return {
    interestPayer: interest.payer,
    holderInterestPpm: interest.holderPpm,
    feePayer: fees.payer,
    holderFeePpm: fees.holderPpm,
  };
}

const PARTS = ['interestPayer', 'holderInterestPpm', 'feePayer', 'holderFeePpm'] as const;

/** The undertaking common to several vouchers; undefined when they differ, so that the lender's terms apply. */
export function commonClause(clauses: readonly BearingClause[]): BearingClause | undefined {
  const [first, ...others] = clauses;
  return first && others.every((other) => PARTS.every((part) => other[part] === first[part])) ? first : undefined;
}

import type { ChannelKind } from '../channel/define-channels.ts';
import type { ChannelTerms } from '../channel/terms.ts';
import type { InterestPayer } from '../money/interest-payer.ts';
import type { Ppm } from '../money/rate.ts';

/** Who bears the interest and the fees, and the holder's part where that is agreed. */
export type Bearing = Pick<ChannelTerms, 'interestPayer' | 'holderInterestPpm' | 'feePayer' | 'holderFeePpm'>;

/** What an issuer undertakes when it issues a voucher (付息方式、付息分摊比例、付费分摊比例). What it leaves out, or to the holder, is left to the lender's terms. */
export type BearingClause = { readonly [Part in keyof Bearing]?: Bearing[Part] | undefined };

export interface BearingQuestion {
  readonly kind: ChannelKind;
  readonly terms: Bearing;
  readonly clause?: BearingClause | undefined;
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

interface Part {
  readonly payer: InterestPayer;
  readonly holderPpm: Ppm;
}

/** The issuer's word where it took something on, the terms' else; a share that was agreed without saying how much is the terms' share. */
const takenOn = (clause: { readonly [Of in keyof Part]: Part[Of] | undefined }, terms: Part): Part =>
  clause.payer === undefined || clause.payer === 'holder'
    ? terms
    : { payer: clause.payer, holderPpm: (clause.payer === 'agreed' ? clause.holderPpm : undefined) ?? terms.holderPpm };

/**
 * Who bears what. What the issuer undertook goes before the lender's terms; a voucher that leaves it to the holder leaves it to the terms.
 * A loan against a pledge is the holder's own debt, and so is a financing whose issuer refused its share.
 */
export function bearingOf({ kind, terms, clause = {}, issuerRefused = false }: BearingQuestion): Bearing {
  if (kind === 'pledge' || issuerRefused) return HOLDER_BEARS;
  const interest = takenOn(
    { payer: clause.interestPayer, holderPpm: clause.holderInterestPpm },
    { payer: terms.interestPayer, holderPpm: terms.holderInterestPpm },
  );
  const fees = takenOn(
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

/** What was undertaken for all of some vouchers alike; undefined where they differ, and the terms alone count. */
export function commonClause(clauses: readonly BearingClause[]): BearingClause | undefined {
  const [first, ...others] = clauses;
  return first && others.every((other) => PARTS.every((part) => other[part] === first[part])) ? first : undefined;
}

/** Who bears the interest of a financing (付息方式): the issuer (buyer), the holder (seller), or both by an agreed share. */
export const INTEREST_PAYERS = ['issuer', 'holder', 'agreed'] as const;

export type InterestPayer = (typeof INTEREST_PAYERS)[number];

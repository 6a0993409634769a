/** Who bears the interest of a financing (付息方式): the issuer who buys, the holder who sells, or both by an agreed share. */
export const INTEREST_PAYERS = ['issuer', 'holder', 'agreed'] as const;

/** Who bears the interest of a financing. */
export type InterestPayer = (typeof INTEREST_PAYERS)[number];

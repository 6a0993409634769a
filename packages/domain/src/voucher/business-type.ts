/** What business a voucher comes from (业务类型), as the issuer files it in its application and a holder in its own books; no term of the promise. */
export const BUSINESS_TYPES = ['materials', 'equipment', 'works', 'transport', 'energy', 'services', 'other'] as const;

export type BusinessType = (typeof BUSINESS_TYPES)[number];

/** Business type of a voucher (业务类型), stated by the issuer when applying and by holders for their own books; not part of the payment promise. */
export const BUSINESS_TYPES = ['materials', 'equipment', 'works', 'transport', 'energy', 'services', 'other'] as const;

export type BusinessType = (typeof BUSINESS_TYPES)[number];

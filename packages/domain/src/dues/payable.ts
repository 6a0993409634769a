import { ENTERPRISE_SIZES } from '../registration/fields.ts';

/** Source of a payable: an issued voucher, or an open purchase invoice. */
export const PAYABLE_ORIGINS = ['voucher', 'invoice'] as const;

export type PayableOrigin = (typeof PAYABLE_ORIGINS)[number];

export const PAYABLE_STANDINGS = ['open', 'late', 'paid'] as const;

export type PayableStanding = (typeof PAYABLE_STANDINGS)[number];

/** Days after delivery within which a small or medium enterprise must be paid (《保障中小企业款项支付条例》 Art 9, rules §2). */
export const SMALL_PAYMENT_DAYS = 60;

/** Days after delivery from which the page warns that the limit is near. */
export const SMALL_PAYMENT_WARN_DAYS = 45;

const [LARGE, ...SMALLER] = ENTERPRISE_SIZES;

/** Whether an enterprise of this size must be paid within sixty days; false for an unknown size. */
export const isPaidInSixtyDays = (size: string): boolean => size !== LARGE && SMALLER.some((one) => one === size);

/** Tone of a payable by days since delivery: critical past the sixty-day limit, caution from the forty-fifth day. */
export function sixtyDaysTone(days: number): 'positive' | 'caution' | 'critical' {
  if (days > SMALL_PAYMENT_DAYS) return 'critical';
  return days >= SMALL_PAYMENT_WARN_DAYS ? 'caution' : 'positive';
}

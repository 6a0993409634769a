import { ENTERPRISE_SIZES } from '../registration/fields.ts';

/** Where a payable comes from: a voucher that was issued, or a purchase invoice that is open. */
export const PAYABLE_ORIGINS = ['voucher', 'invoice'] as const;

export type PayableOrigin = (typeof PAYABLE_ORIGINS)[number];

/** How a payable stands. */
export const PAYABLE_STANDINGS = ['open', 'late', 'paid'] as const;

export type PayableStanding = (typeof PAYABLE_STANDINGS)[number];

/** Days within which a small or medium enterprise is paid after delivery (《保障中小企业款项支付条例》 Art 9, rules §2). */
export const SMALL_PAYMENT_DAYS = 60;

/** From so many days on the end of them is near. */
export const SMALL_PAYMENT_WARN_DAYS = 45;

const [LARGE, ...SMALLER] = ENTERPRISE_SIZES;

/** Whether an enterprise of a size is one that has to be paid within sixty days; of an unknown size nothing is said. */
export const isPaidInSixtyDays = (size: string): boolean => size !== LARGE && SMALLER.some((one) => one === size);

/** How near the end of the sixty days is. */
export function sixtyDaysTone(days: number): 'positive' | 'caution' | 'critical' {
  if (days > SMALL_PAYMENT_DAYS) return 'critical';
  return days >= SMALL_PAYMENT_WARN_DAYS ? 'caution' : 'positive';
}

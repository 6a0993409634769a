import type { FeeState } from './state.ts';

/** State of a fee within a payment. A returned fee stays returned here and has to be paid by another payment. */
export type FeePaymentLineState = Extract<FeeState, 'declared' | 'confirmed' | 'returned'>;

/** State of a payment of fees: awaiting confirmation, confirmed, returned, or confirmed in part and returned in part. */
export const FEE_PAYMENT_STATES = ['declared', 'partly', 'confirmed', 'returned'] as const;

export type FeePaymentState = (typeof FEE_PAYMENT_STATES)[number];

/** Derives the state of a payment from its fees; it is `declared` as long as any of them awaits confirmation. */
export function feePaymentStateOf(lines: readonly FeePaymentLineState[]): FeePaymentState {
  if (lines.includes('declared')) return 'declared';
  if (!lines.includes('returned')) return 'confirmed';
  return lines.includes('confirmed') ? 'partly' : 'returned';
}

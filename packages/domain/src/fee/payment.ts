import type { FeeState } from './state.ts';

/** Where a fee of a payment stands. Sent back, it waits to be paid by another payment, and stays so in this one. */
export type FeePaymentLineState = Extract<FeeState, 'declared' | 'confirmed' | 'returned'>;

/** Where a payment of fees stands: the platform looks for it, found it, sent it back, or found some of its fees and sent others back. */
export const FEE_PAYMENT_STATES = ['declared', 'partly', 'confirmed', 'returned'] as const;

export type FeePaymentState = (typeof FEE_PAYMENT_STATES)[number];

/** Where a payment stands by its fees: while one of them waits for the platform, it does. */
export function feePaymentStateOf(lines: readonly FeePaymentLineState[]): FeePaymentState {
  if (lines.includes('declared')) return 'declared';
  if (!lines.includes('returned')) return 'confirmed';
  return lines.includes('confirmed') ? 'partly' : 'returned';
}

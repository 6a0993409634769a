import { defineMachine } from '../state-machine.ts';

/** The states of a fee that is owed back. */
export type FeeRefundState = 'refundDue' | 'refundDeclared' | 'refunded';

const FEE_REFUND_EVENTS = ['refund', 'confirmRefund', 'denyRefund'] as const;

export type FeeRefundEvent = (typeof FEE_REFUND_EVENTS)[number];

/** Life cycle of a refund: the guarantor declares its payment; the payer of the fee confirms it or denies its receipt. */
export const feeRefundMachine = defineMachine<FeeRefundState, FeeRefundEvent>(FEE_REFUND_EVENTS, {
  refundDue: { refund: 'refundDeclared' },
  refundDeclared: { confirmRefund: 'refunded', denyRefund: 'refundDue' },
  refunded: {},
});

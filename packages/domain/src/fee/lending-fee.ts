import { defineMachine } from '../state-machine.ts';

/** Fees of an application: for the guarantee, for the lender's handling, and for the platform's service, which the lender passes on. */
export const LENDING_FEE_KINDS = ['guaranteeFee', 'lenderFee', 'serviceFee'] as const;

export type LendingFeeKind = (typeof LENDING_FEE_KINDS)[number];

/** Whether a fee is receivable by a lender or guarantor, or payable by it to the platform. */
export const FEE_DIRECTIONS = ['receivable', 'payable'] as const;

export type FeeDirection = (typeof FEE_DIRECTIONS)[number];

/** State of a fee of an application. A fee withheld from the payout counts as received at payout. */
export const LENDING_FEE_STATES = ['due', 'declared', 'received', 'reversed'] as const;

export type LendingFeeState = (typeof LENDING_FEE_STATES)[number];

export const LENDING_FEE_EVENTS = ['declare', 'confirm', 'reverse'] as const;

export type LendingFeeEvent = (typeof LENDING_FEE_EVENTS)[number];

/** Life cycle of a guarantor's fee: the payer declares the payment; the guarantor confirms the receipt or reverses the declaration. */
export const lendingFeeMachine = defineMachine<LendingFeeState, LendingFeeEvent>(LENDING_FEE_EVENTS, {
  due: { declare: 'declared' },
  declared: { confirm: 'received', reverse: 'reversed' },
  received: {},
  reversed: { declare: 'declared' },
});

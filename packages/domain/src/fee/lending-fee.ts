import { defineMachine } from '../state-machine.ts';

/** What a fee of an application is for: the guarantor's word, the lender's handling, or the platform's service, which the lender passes on. */
export const LENDING_FEE_KINDS = ['guaranteeFee', 'lenderFee', 'serviceFee'] as const;

export type LendingFeeKind = (typeof LENDING_FEE_KINDS)[number];

/** Whether a lender or a guarantor is to receive a fee, or to pay it on. */
export const FEE_DIRECTIONS = ['receivable', 'payable'] as const;

export type FeeDirection = (typeof FEE_DIRECTIONS)[number];

/** Where a fee of an application stands. One that is withheld is received when the loan is paid out. */
export const LENDING_FEE_STATES = ['due', 'declared', 'received', 'reversed'] as const;

export type LendingFeeState = (typeof LENDING_FEE_STATES)[number];

export const LENDING_FEE_EVENTS = ['declare', 'confirm', 'reverse'] as const;

export type LendingFeeEvent = (typeof LENDING_FEE_EVENTS)[number];

/** The life of a guarantor's fee: its payer says that it was paid; the guarantor finds the money, or says that it has not come. */
export const lendingFeeMachine = defineMachine<LendingFeeState, LendingFeeEvent>(LENDING_FEE_EVENTS, {
  due: { declare: 'declared' },
  declared: { confirm: 'received', reverse: 'reversed' },
  received: {},
  reversed: { declare: 'declared' },
});

import type { FinancingState } from '../financing/state.ts';
import { pledgeApplicationMachine, type PledgeApplicationState } from '../pledge/state.ts';
import { defineMachine } from '../state-machine.ts';
import { feeRefundMachine } from './refund.ts';

/** Fees of an application: for the guarantee, for the lender's handling, and for the platform's service, which the lender passes on. */
export const LENDING_FEE_KINDS = ['guaranteeFee', 'lenderFee', 'serviceFee'] as const;

export type LendingFeeKind = (typeof LENDING_FEE_KINDS)[number];

/** Whether a fee is receivable by a lender or guarantor, or payable by it to the platform. */
export const FEE_DIRECTIONS = ['receivable', 'payable'] as const;

export type FeeDirection = (typeof FEE_DIRECTIONS)[number];

/**
 * State of a fee of an application. A fee that is settled by the payout is withheld from it; it has no payment and no receipt of its own. A
 * received fee of an application that ended without a payout is owed back, and refunded once its payer has confirmed the refund; one that was
 * asked for and not received has lapsed.
 */
export const LENDING_FEE_STATES = [
  'due',
  'withheld',
  'declared',
  'received',
  'reversed',
  'lapsed',
  'refundDue',
  'refundDeclared',
  'refunded',
] as const;

export type LendingFeeState = (typeof LENDING_FEE_STATES)[number];

export const LENDING_FEE_EVENTS = ['withhold', 'declare', 'confirm', 'reverse', 'end', ...feeRefundMachine.events] as const;

export type LendingFeeEvent = (typeof LENDING_FEE_EVENTS)[number];

/**
 * Life cycle of a fee. One that is settled by the payout is withheld from it. Of a guarantor's, the payer declares the payment; the guarantor confirms the receipt or reverses the declaration. `end` is
 * the end of an application without a payout: the guarantor then owes back what it received, and is owed nothing more. A declared fee is
 * still confirmed or reversed, and then treated as the end found it.
 */
export const lendingFeeMachine = defineMachine<LendingFeeState, LendingFeeEvent>(LENDING_FEE_EVENTS, {
  due: { withhold: 'withheld', declare: 'declared', end: 'lapsed' },
  withheld: {},
  declared: { confirm: 'received', reverse: 'reversed' },
  received: { end: 'refundDue' },
  reversed: { declare: 'declared', end: 'lapsed' },
  lapsed: {},
  ...feeRefundMachine.table,
});

/** A party to the fee of an application. */
export type FeeParty = 'holder' | 'lender' | 'guarantor' | 'platform';

/** Who pays a fee of an application, when it is owed, and what happens to it when the application ends without a payout. */
export interface LendingFeeRule {
  readonly payer: FeeParty;
  readonly payee: FeeParty;
  /** `ownTransfer`: the payer is asked for it by itself. `withPayout`: it is settled by the payout and nobody is asked for it. */
  readonly paid: 'ownTransfer' | 'withPayout';
  /** The states of the application in which an unpaid fee is owed, by kind of application. */
  readonly owedIn: { readonly financing: readonly FinancingState[]; readonly pledge: readonly PledgeApplicationState[] };
  /** `refund`: what was received is paid back, and what was not is no longer owed. `lapse`: nothing was paid, and nothing is owed any more. */
  readonly onEnd: 'refund' | 'lapse';
}

/** From the lender's approval until the payout. */
const APPROVED = {
  financing: ['awaitingContract', 'awaitingDisbursement', 'disbursementFailed'],
  pledge: ['awaitingRegistration', 'awaitingDisbursement', 'disbursementFailed'],
} as const satisfies LendingFeeRule['owedIn'];

/**
 * The fees of applications. A guarantee fee is owed once the guarantor has signed, and until it is received, even after the payout and the release. The other
 * fees are withheld from the payout, and are not owed before the lender has approved. The lender pays the
 * platform's fee to the platform with the payout, so nothing is left to pass on.
 */
export const LENDING_FEE_RULES: Readonly<Record<LendingFeeKind, LendingFeeRule>> = {
  guaranteeFee: {
    payer: 'holder',
    payee: 'guarantor',
    paid: 'ownTransfer',
    owedIn: { financing: [], pledge: pledgeApplicationMachine.states.filter((state) => pledgeApplicationMachine.can(state, 'payFee')) },
    onEnd: 'refund',
  },
  lenderFee: { payer: 'holder', payee: 'lender', paid: 'withPayout', owedIn: APPROVED, onEnd: 'lapse' },
  serviceFee: { payer: 'lender', payee: 'platform', paid: 'withPayout', owedIn: APPROVED, onEnd: 'lapse' },
};

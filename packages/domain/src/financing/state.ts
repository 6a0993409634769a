import { FIRST_REVIEW_CODES, firstReview } from '../application/first-review.ts';
import { DECISION_CODES, FUNDING_EVENTS, PAYMENT, PAYMENT_CODES, QUESTIONS, repaying } from '../funding/life-cycle.ts';
import { defineMachine, stateOfCode } from '../state-machine.ts';

/** Codes of the states on the wire and in the database. */
export const FINANCING_STATE_CODES = {
  ...FIRST_REVIEW_CODES,
  awaitingAcceptance: '20',
  ...DECISION_CODES,
  awaitingContract: '40',
  ...PAYMENT_CODES,
  settled: '70',
} as const;

/** State of an application for financing, from draft until the lender is paid (objects §1). */
export type FinancingState = keyof typeof FINANCING_STATE_CODES;

export type FinancingStateCode = (typeof FINANCING_STATE_CODES)[FinancingState];

export function financingStateOfCode(code: string): FinancingState | undefined {
  return stateOfCode(FINANCING_STATE_CODES, code);
}

export const FINANCING_EVENTS = [
  ...FUNDING_EVENTS,
  'furtherStep',
  'signContract',
  'contractConfirm',
  'contractReturn',
  'consent',
  'consentConfirm',
  'consentReturn',
  'consentRefuse',
  'contract',
  'claim',
  'settle',
] as const;

export type FinancingEvent = (typeof FINANCING_EVENTS)[number];

/**
 * The life of a financing. It can be withdrawn until the lender has accepted it, and again while its contract is unsigned: nobody is bound
 * before (民法典 490). The steps of the contract keep the state (contract.ts); `contract` follows the last of them. An issuer that refuses
 * its share returns the application to its maker. `expire` ends an application that was not paid out before the voucher fell due, but
 * never while a payment may be under way. `settle` is the issuer's payment to the lender at maturity.
 */
export const financingMachine = defineMachine<FinancingState, FinancingEvent>(FINANCING_EVENTS, {
  ...firstReview('awaitingAcceptance'),
  awaitingAcceptance: {
    withdraw: 'withdrawn',
    furtherStep: 'awaitingAcceptance',
    accept: 'underApproval',
    decline: 'declined',
    expire: 'withdrawn',
  },
  underApproval: { askMore: 'supplementing', approve: 'awaitingContract', decline: 'declined', expire: 'withdrawn' },
  ...QUESTIONS,
  awaitingContract: {
    withdraw: 'withdrawn',
    signContract: 'awaitingContract',
    contractConfirm: 'awaitingContract',
    contractReturn: 'awaitingContract',
    consent: 'awaitingContract',
    consentConfirm: 'awaitingContract',
    consentReturn: 'awaitingContract',
    consentRefuse: 'returned',
    countersign: 'awaitingContract',
    contract: 'awaitingDisbursement',
    decline: 'declined',
    expire: 'withdrawn',
  },
  ...PAYMENT,
  awaitingDisbursement: { ...PAYMENT.awaitingDisbursement, register: 'awaitingDisbursement' },
  disbursed: { ...repaying('disbursed', 'settled'), markOverdue: 'overdue', settle: 'settled' },
  overdue: { ...repaying('overdue', 'settled'), claim: 'overdue', settle: 'settled' },
  settled: {},
});

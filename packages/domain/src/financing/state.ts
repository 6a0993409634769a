import { FIRST_REVIEW_CODES, firstReview, type FirstReviewState } from '../application/first-review.ts';
import { PAYMENT, QUESTIONS, repaying } from '../funding/life-cycle.ts';
import { defineMachine, stateOfCode } from '../state-machine.ts';

/** State of an application for financing, from draft until the lender is paid (objects §1). */
export type FinancingState =
  | FirstReviewState
  | 'awaitingAcceptance'
  | 'underApproval'
  | 'supplementing'
  | 'declined'
  | 'awaitingContract'
  | 'awaitingDisbursement'
  | 'disbursementFailed'
  | 'disbursed'
  | 'overdue'
  | 'settled';

/** Codes of the states on the wire and in the database. */
export const FINANCING_STATE_CODES = {
  ...FIRST_REVIEW_CODES,
  awaitingAcceptance: '20',
  underApproval: '30',
  supplementing: '31',
  declined: '32',
  awaitingContract: '40',
  awaitingDisbursement: '50',
  disbursementFailed: '51',
  disbursed: '60',
  overdue: '61',
  settled: '70',
} as const satisfies Record<FinancingState, string>;

export type FinancingStateCode = (typeof FINANCING_STATE_CODES)[FinancingState];

export function financingStateOfCode(code: string): FinancingState | undefined {
  return stateOfCode(FINANCING_STATE_CODES, code);
}

export const FINANCING_EVENTS = [
  'submit',
  'edit',
  'delete',
  'withdraw',
  'pass',
  'return',
  'lapse',
  'furtherStep',
  'accept',
  'askMore',
  'supplement',
  'approve',
  'decline',
  'signContract',
  'contractConfirm',
  'contractReturn',
  'consent',
  'consentConfirm',
  'consentReturn',
  'consentRefuse',
  'countersign',
  'contract',
  'register',
  'disburse',
  'fail',
  'retry',
  'repay',
  'repayAuthorise',
  'repayReturn',
  'repayDeny',
  'repayConfirm',
  'repayPart',
  'markOverdue',
  'claim',
  'settle',
  'expire',
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

import { defineMachine, stateOfCode } from '../state-machine.ts';

/** Where an application for financing stands, from draft to the lender being paid (objects §1). */
export type FinancingState =
  | 'draft'
  | 'awaitingReview'
  | 'returned'
  | 'withdrawn'
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

/** The codes that stand for the states on the wire and in the database. */
export const FINANCING_STATE_CODES = {
  draft: '00',
  awaitingReview: '10',
  returned: '11',
  withdrawn: '12',
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

/** The state that a code stands for. */
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

/** Paying back what was paid out; `repayPart` is what `repayConfirm` comes to while something is still owed. */
const repaying = <State extends 'disbursed' | 'overdue'>(state: State) =>
  ({ repay: state, repayAuthorise: state, repayReturn: state, repayDeny: state, repayPart: state, repayConfirm: 'settled' }) as const;

/**
 * The life of a financing. It is withdrawn until the lender has accepted it, and again while its contract is unsigned: nobody is bound
 * before (民法典 490). The steps of the contract keep the state (contract.ts); `contract` follows from the last of them. An issuer that
 * refuses its share sends it back to its maker. `lapse` is for what nobody reviewed in time, `expire` for what came to nothing before the
 * voucher fell due: never while money may be on its way. `settle` is the issuer paying the lender at maturity.
 */
export const financingMachine = defineMachine<FinancingState, FinancingEvent>(FINANCING_EVENTS, {
  draft: { edit: 'draft', submit: 'awaitingReview', delete: 'draft' },
  awaitingReview: { withdraw: 'withdrawn', pass: 'awaitingAcceptance', return: 'returned', lapse: 'returned' },
  returned: { edit: 'returned', submit: 'awaitingReview', delete: 'returned' },
  withdrawn: {},
  awaitingAcceptance: {
    withdraw: 'withdrawn',
    furtherStep: 'awaitingAcceptance',
    accept: 'underApproval',
    decline: 'declined',
    expire: 'withdrawn',
  },
  underApproval: { askMore: 'supplementing', approve: 'awaitingContract', decline: 'declined', expire: 'withdrawn' },
  supplementing: { supplement: 'underApproval', decline: 'declined', expire: 'withdrawn' },
  declined: {},
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
  awaitingDisbursement: { register: 'awaitingDisbursement', disburse: 'disbursed', fail: 'disbursementFailed' },
  disbursementFailed: { retry: 'awaitingDisbursement', withdraw: 'withdrawn', decline: 'declined', expire: 'withdrawn' },
  disbursed: { ...repaying('disbursed'), markOverdue: 'overdue', settle: 'settled' },
  overdue: { ...repaying('overdue'), claim: 'overdue', settle: 'settled' },
  settled: {},
});

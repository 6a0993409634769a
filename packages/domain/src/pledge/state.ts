import { defineMachine, stateOfCode } from '../state-machine.ts';

/**
 * Where an application for a loan against a pledge stands, from draft to the release of what was pledged (objects §1). The lien itself is
 * a dimension of the piece: `PledgeState`.
 */
export type PledgeApplicationState =
  | 'draft'
  | 'awaitingReview'
  | 'returned'
  | 'withdrawn'
  | 'awaitingGuarantor'
  | 'awaitingGuarantorSignature'
  | 'guarantorDeclined'
  | 'guarantorSupplementing'
  | 'underApproval'
  | 'supplementing'
  | 'declined'
  | 'awaitingRegistration'
  | 'awaitingDisbursement'
  | 'disbursementFailed'
  | 'disbursed'
  | 'overdue'
  | 'awaitingRelease'
  | 'released';

/**
 * The codes that stand for the states on the wire and in the database. Those of objects §1; where it names an act and no state for it
 * (withdraw, supplement, fail, overdue), the code is that of a financing, and 23 is to the guarantor what 31 is to the lender.
 */
export const PLEDGE_APPLICATION_STATE_CODES = {
  draft: '00',
  awaitingReview: '10',
  returned: '11',
  withdrawn: '12',
  awaitingGuarantor: '20',
  awaitingGuarantorSignature: '21',
  guarantorDeclined: '22',
  guarantorSupplementing: '23',
  underApproval: '30',
  supplementing: '31',
  declined: '32',
  awaitingRegistration: '40',
  awaitingDisbursement: '50',
  disbursementFailed: '51',
  disbursed: '60',
  overdue: '61',
  awaitingRelease: '70',
  released: '80',
} as const satisfies Record<PledgeApplicationState, string>;

export type PledgeApplicationStateCode = (typeof PLEDGE_APPLICATION_STATE_CODES)[PledgeApplicationState];

/** The state that a code stands for. */
export function pledgeApplicationStateOfCode(code: string): PledgeApplicationState | undefined {
  return stateOfCode(PLEDGE_APPLICATION_STATE_CODES, code);
}

export const PLEDGE_APPLICATION_EVENTS = [
  'submit',
  'edit',
  'delete',
  'withdraw',
  'pass',
  'passDirect',
  'return',
  'lapse',
  'accept',
  'askMore',
  'search',
  'supplement',
  'approve',
  'decline',
  'sendBack',
  'countersign',
  'payFee',
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
  'clear',
  'markOverdue',
  'releaseApply',
  'releaseConfirm',
  'releaseReturn',
  'release',
  'expire',
] as const;

export type PledgeApplicationEvent = (typeof PLEDGE_APPLICATION_EVENTS)[number];

/** Paying a loan back; `repayPart` is what `repayConfirm` comes to while something is still owed, `clear` a lender or a maturity that pays it off. */
const repaying = <State extends 'disbursed' | 'overdue'>(state: State) =>
  ({
    repay: state,
    repayAuthorise: state,
    repayReturn: state,
    repayDeny: state,
    repayPart: state,
    repayConfirm: 'awaitingRelease',
    clear: 'awaitingRelease',
  }) as const;

/**
 * The life of a loan against a pledge. `pass` goes to the guarantor, `passDirect` to a lender that asks for none. What a guarantor or a
 * lender sends back is with its maker again. The guarantor's fee is owed until it has come, whether the loan is out or not. `register`
 * makes the lien (民法典 445: a receivable is pledged when it is registered); whoever decides searches for the entries of others before
 * (`search`, 查重), and only a loan that is paid off is released. `lapse` and
 * `expire` as in a financing.
 */
export const pledgeApplicationMachine = defineMachine<PledgeApplicationState, PledgeApplicationEvent>(PLEDGE_APPLICATION_EVENTS, {
  draft: { edit: 'draft', submit: 'awaitingReview', delete: 'draft' },
  awaitingReview: {
    withdraw: 'withdrawn',
    pass: 'awaitingGuarantor',
    passDirect: 'underApproval',
    return: 'returned',
    lapse: 'returned',
  },
  returned: { edit: 'returned', submit: 'awaitingReview', delete: 'returned' },
  withdrawn: {},
  awaitingGuarantor: {
    withdraw: 'withdrawn',
    payFee: 'awaitingGuarantor',
    accept: 'awaitingGuarantor',
    search: 'awaitingGuarantor',
    askMore: 'guarantorSupplementing',
    approve: 'awaitingGuarantorSignature',
    decline: 'guarantorDeclined',
    sendBack: 'returned',
    expire: 'withdrawn',
  },
  awaitingGuarantorSignature: {
    withdraw: 'withdrawn',
    payFee: 'awaitingGuarantorSignature',
    countersign: 'underApproval',
    decline: 'guarantorDeclined',
    expire: 'withdrawn',
  },
  guarantorDeclined: {},
  guarantorSupplementing: { supplement: 'awaitingGuarantor', decline: 'guarantorDeclined', expire: 'withdrawn' },
  underApproval: {
    withdraw: 'withdrawn',
    payFee: 'underApproval',
    accept: 'underApproval',
    search: 'underApproval',
    askMore: 'supplementing',
    approve: 'awaitingRegistration',
    decline: 'declined',
    sendBack: 'returned',
    expire: 'withdrawn',
  },
  supplementing: { supplement: 'underApproval', decline: 'declined', expire: 'withdrawn' },
  declined: {},
  awaitingRegistration: {
    payFee: 'awaitingRegistration',
    search: 'awaitingRegistration',
    register: 'awaitingDisbursement',
    decline: 'declined',
    expire: 'withdrawn',
  },
  awaitingDisbursement: { payFee: 'awaitingDisbursement', disburse: 'disbursed', fail: 'disbursementFailed' },
  disbursementFailed: { retry: 'awaitingDisbursement', withdraw: 'withdrawn', decline: 'declined', expire: 'withdrawn' },
  disbursed: { ...repaying('disbursed'), payFee: 'disbursed', markOverdue: 'overdue' },
  overdue: { ...repaying('overdue'), payFee: 'overdue' },
  awaitingRelease: {
    payFee: 'awaitingRelease',
    releaseApply: 'awaitingRelease',
    releaseConfirm: 'awaitingRelease',
    releaseReturn: 'awaitingRelease',
    release: 'released',
  },
  released: {},
});

import { FIRST_REVIEW_CODES, firstReview } from '../application/first-review.ts';
import { DECISION_CODES, FUNDING_EVENTS, PAYMENT, PAYMENT_CODES, QUESTIONS, repaying } from '../funding/life-cycle.ts';
import { defineMachine, stateOfCode } from '../state-machine.ts';

/**
 * The codes that stand for the states on the wire and in the database. Those of objects §1; where it names an act and no state for it
 * (withdraw, supplement, fail, overdue), the code is that of a financing, and 23 is for the guarantor what 31 is for the lender.
 */
export const PLEDGE_APPLICATION_STATE_CODES = {
  ...FIRST_REVIEW_CODES,
  awaitingGuarantor: '20',
  awaitingGuarantorSignature: '21',
  guarantorDeclined: '22',
  guarantorSupplementing: '23',
  ...DECISION_CODES,
  awaitingRegistration: '40',
  ...PAYMENT_CODES,
  awaitingRelease: '70',
  released: '80',
} as const;

/**
 * State of an application for a loan against a pledge, from draft to the release of the pledge (objects §1). The lien itself is recorded on
 * the piece, see `PledgeState`.
 */
export type PledgeApplicationState = keyof typeof PLEDGE_APPLICATION_STATE_CODES;

export type PledgeApplicationStateCode = (typeof PLEDGE_APPLICATION_STATE_CODES)[PledgeApplicationState];

export function pledgeApplicationStateOfCode(code: string): PledgeApplicationState | undefined {
  return stateOfCode(PLEDGE_APPLICATION_STATE_CODES, code);
}

export const PLEDGE_APPLICATION_EVENTS = [
  ...FUNDING_EVENTS,
  'passDirect',
  'search',
  'sendBack',
  'payFee',
  'clear',
  'releaseApply',
  'releaseConfirm',
  'releaseReturn',
  'release',
] as const;

export type PledgeApplicationEvent = (typeof PLEDGE_APPLICATION_EVENTS)[number];

const toGuarantor = firstReview('awaitingGuarantor');

/**
 * The life of a loan against a pledge. `pass` goes to the guarantor, `passDirect` to a lender that requires none. What a guarantor or a
 * lender sends back returns to its maker, who withdraws it instead of deleting it once a fee was paid, which is then owed back. The guarantor's fee is owed from its signature (`countersign`) until it is received, even after the release. `register`
 * creates the lien (民法典 445: a receivable is pledged when it is registered); before deciding, guarantor and lender search the register for
 * the entries of others (`search`, 查重). `clear` is a lender or a maturity that pays the loan off, and only a loan that is paid off is
 * released. `expire` as in a financing.
 */
export const pledgeApplicationMachine = defineMachine<PledgeApplicationState, PledgeApplicationEvent>(PLEDGE_APPLICATION_EVENTS, {
  ...toGuarantor,
  awaitingReview: { ...toGuarantor.awaitingReview, passDirect: 'underApproval' },
  returned: { ...toGuarantor.returned, withdraw: 'withdrawn' },
  awaitingGuarantor: {
    withdraw: 'withdrawn',
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
  ...QUESTIONS,
  supplementing: { ...QUESTIONS.supplementing, payFee: 'supplementing' },
  awaitingRegistration: {
    payFee: 'awaitingRegistration',
    search: 'awaitingRegistration',
    register: 'awaitingDisbursement',
    decline: 'declined',
    expire: 'withdrawn',
  },
  ...PAYMENT,
  awaitingDisbursement: { ...PAYMENT.awaitingDisbursement, payFee: 'awaitingDisbursement' },
  disbursementFailed: { ...PAYMENT.disbursementFailed, payFee: 'disbursementFailed' },
  disbursed: { ...repaying('disbursed', 'awaitingRelease'), clear: 'awaitingRelease', payFee: 'disbursed', markOverdue: 'overdue' },
  overdue: { ...repaying('overdue', 'awaitingRelease'), clear: 'awaitingRelease', payFee: 'overdue' },
  awaitingRelease: {
    payFee: 'awaitingRelease',
    releaseApply: 'awaitingRelease',
    releaseConfirm: 'awaitingRelease',
    releaseReturn: 'awaitingRelease',
    release: 'released',
  },
  released: { payFee: 'released' },
});

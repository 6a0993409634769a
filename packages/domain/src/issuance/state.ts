import { FIRST_REVIEW_CODES, firstReview, type FirstReviewState } from '../application/first-review.ts';
import { defineMachine, stateOfCode } from '../state-machine.ts';

/** State of an issuance, from draft to settlement (objects §1). */
export type IssuanceState =
  | FirstReviewState
  | 'awaitingSignature'
  | 'awaitingSignatureReview'
  | 'refused'
  | 'signatureExpired'
  | 'effective'
  | 'voidAwaitingReview'
  | 'voided'
  | 'settled'
  | 'overdue'
  | 'partiallySettled';

/** Codes of the states on the wire and in the database. */
export const ISSUANCE_STATE_CODES = {
  ...FIRST_REVIEW_CODES,
  awaitingSignature: '20',
  awaitingSignatureReview: '25',
  refused: '21',
  signatureExpired: '22',
  effective: '30',
  voidAwaitingReview: '80',
  voided: '81',
  settled: '90',
  overdue: '91',
  partiallySettled: '92',
} as const satisfies Record<IssuanceState, string>;

export type IssuanceStateCode = (typeof ISSUANCE_STATE_CODES)[IssuanceState];

export function issuanceStateOfCode(code: string): IssuanceState | undefined {
  return stateOfCode(ISSUANCE_STATE_CODES, code);
}

export const ISSUANCE_EVENTS = [
  'submit',
  'edit',
  'delete',
  'withdraw',
  'pass',
  'return',
  'sign',
  'signDirect',
  'signConfirm',
  'signReturn',
  'refuse',
  'expire',
  'lapse',
  'voidApply',
  'voidApprove',
  'voidReject',
  'settle',
  'overdue',
  'partSettle',
] as const;

export type IssuanceEvent = (typeof ISSUANCE_EVENTS)[number];

/**
 * The life of an issuance. `sign` waits for the recipient's reviewer; `signDirect` is for an enterprise that requires no confirmation.
 */
export const issuanceMachine = defineMachine<IssuanceState, IssuanceEvent>(ISSUANCE_EVENTS, {
  ...firstReview('awaitingSignature'),
  awaitingSignature: {
    sign: 'awaitingSignatureReview',
    signDirect: 'effective',
    refuse: 'refused',
    expire: 'signatureExpired',
    voidApply: 'voidAwaitingReview',
  },
  awaitingSignatureReview: { signConfirm: 'effective', signReturn: 'awaitingSignature', expire: 'signatureExpired' },
  refused: {},
  signatureExpired: {},
  effective: { settle: 'settled', overdue: 'overdue', partSettle: 'partiallySettled' },
  voidAwaitingReview: { voidApprove: 'voided', voidReject: 'awaitingSignature', expire: 'signatureExpired' },
  voided: {},
  settled: {},
  overdue: { settle: 'settled', partSettle: 'partiallySettled' },
  partiallySettled: { partSettle: 'partiallySettled', settle: 'settled', overdue: 'overdue' },
});

import { defineMachine, stateOfCode } from '../state-machine.ts';

/** Where an issuance stands, from draft to settlement (objects §1). */
export type IssuanceState =
  | 'draft'
  | 'awaitingReview'
  | 'returned'
  | 'withdrawn'
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

/** The codes that stand for the states on the wire and in the database. */
export const ISSUANCE_STATE_CODES = {
  draft: '00',
  awaitingReview: '10',
  returned: '11',
  withdrawn: '12',
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

/** The state that a code stands for. */
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
 * The life of an issuance. `sign` waits for the recipient's reviewer, `signDirect` is for an enterprise that asks for no confirmation;
 * `edit` and `delete` keep the state, the latter because the record itself goes. What nobody reviewed before its due date lapses: it is
 * with its maker again.
 */
export const issuanceMachine = defineMachine<IssuanceState, IssuanceEvent>(ISSUANCE_EVENTS, {
  draft: { edit: 'draft', submit: 'awaitingReview', delete: 'draft' },
  awaitingReview: { withdraw: 'withdrawn', pass: 'awaitingSignature', return: 'returned', lapse: 'returned' },
  returned: { edit: 'returned', submit: 'awaitingReview', delete: 'returned' },
  withdrawn: {},
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

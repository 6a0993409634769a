import { FIRST_REVIEW_CODES, firstReview, type FirstReviewState } from '../application/first-review.ts';
import { defineMachine, stateOfCode } from '../state-machine.ts';

/** State of a transfer, from draft to the recipient's confirmation (objects §1). */
export type TransferState =
  | FirstReviewState
  | 'awaitingSignature'
  | 'awaitingSignatureReview'
  | 'refused'
  | 'signatureExpired'
  | 'withdrawalAwaitingReview'
  | 'completed';

/** Codes of the states on the wire and in the database. */
export const TRANSFER_STATE_CODES = {
  ...FIRST_REVIEW_CODES,
  awaitingSignature: '20',
  awaitingSignatureReview: '25',
  refused: '21',
  signatureExpired: '22',
  withdrawalAwaitingReview: '80',
  completed: '30',
} as const satisfies Record<TransferState, string>;

export type TransferStateCode = (typeof TRANSFER_STATE_CODES)[TransferState];

export function transferStateOfCode(code: string): TransferState | undefined {
  return stateOfCode(TRANSFER_STATE_CODES, code);
}

export const TRANSFER_EVENTS = [
  'submit',
  'edit',
  'delete',
  'withdraw',
  'withdrawApply',
  'withdrawApprove',
  'withdrawReject',
  'pass',
  'return',
  'sign',
  'signDirect',
  'signConfirm',
  'signReturn',
  'refuse',
  'expire',
  'lapse',
] as const;

export type TransferEvent = (typeof TRANSFER_EVENTS)[number];

/** The life of a transfer. It can be withdrawn until the recipient has acted, after its review only with the reviewer's consent (screens §10); `signDirect` is for an enterprise that requires no confirmation. */
export const transferMachine = defineMachine<TransferState, TransferEvent>(TRANSFER_EVENTS, {
  ...firstReview('awaitingSignature'),
  awaitingSignature: {
    sign: 'awaitingSignatureReview',
    signDirect: 'completed',
    refuse: 'refused',
    expire: 'signatureExpired',
    withdrawApply: 'withdrawalAwaitingReview',
  },
  awaitingSignatureReview: { signConfirm: 'completed', signReturn: 'awaitingSignature', expire: 'signatureExpired' },
  withdrawalAwaitingReview: { withdrawApprove: 'withdrawn', withdrawReject: 'awaitingSignature', expire: 'signatureExpired' },
  refused: {},
  signatureExpired: {},
  completed: {},
});

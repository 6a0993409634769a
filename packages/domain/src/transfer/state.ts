import { defineMachine, stateOfCode } from '../state-machine.ts';

/** Where a transfer stands, from draft to the recipient's confirmation (objects §1). */
export type TransferState =
  | 'draft'
  | 'awaitingReview'
  | 'returned'
  | 'withdrawn'
  | 'awaitingSignature'
  | 'awaitingSignatureReview'
  | 'refused'
  | 'signatureExpired'
  | 'withdrawalAwaitingReview'
  | 'completed';

/** The codes that stand for the states on the wire and in the database. */
export const TRANSFER_STATE_CODES = {
  draft: '00',
  awaitingReview: '10',
  returned: '11',
  withdrawn: '12',
  awaitingSignature: '20',
  awaitingSignatureReview: '25',
  refused: '21',
  signatureExpired: '22',
  withdrawalAwaitingReview: '80',
  completed: '30',
} as const satisfies Record<TransferState, string>;

export type TransferStateCode = (typeof TRANSFER_STATE_CODES)[TransferState];

/** The state that a code stands for. */
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

/** The life of a transfer. It can be withdrawn until the recipient has acted, from its review on with the reviewer's consent (screens §10); `signDirect` is for an enterprise that asks for no confirmation; what nobody reviewed before the due date lapses. */
export const transferMachine = defineMachine<TransferState, TransferEvent>(TRANSFER_EVENTS, {
  draft: { edit: 'draft', submit: 'awaitingReview', delete: 'draft' },
  awaitingReview: { withdraw: 'withdrawn', pass: 'awaitingSignature', return: 'returned', lapse: 'returned' },
  returned: { edit: 'returned', submit: 'awaitingReview', delete: 'returned' },
  withdrawn: {},
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

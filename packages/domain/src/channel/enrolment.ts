import { signatureText } from '../ledger/signature-text.ts';
import { defineMachine } from '../state-machine.ts';

/** Where the wish of an enterprise to deal with a lender stands. */
export type EnrolmentState = 'submitted' | 'signed' | 'refused';

export const ENROLMENT_STATES = ['submitted', 'signed', 'refused'] as const satisfies readonly EnrolmentState[];

export const ENROLMENT_EVENTS = ['accept', 'refuse'] as const;

export type EnrolmentEvent = (typeof ENROLMENT_EVENTS)[number];

/** The lender decides, once; whoever was refused asks anew. */
export const enrolmentMachine = defineMachine<EnrolmentState, EnrolmentEvent>(ENROLMENT_EVENTS, {
  submitted: { accept: 'signed', refuse: 'refused' },
  signed: {},
  refused: {},
});

/** The lender is told what the enterprise's register entry says, and nothing of any person. */
export interface EnrolmentSignature {
  readonly lenderName: string;
  readonly enterpriseName: string;
  readonly creditCode: string;
  readonly address: string;
  readonly size: string;
  readonly signerName: string;
}

/** What an administrator signs: with which lender the enterprise wants to deal, what the lender is told of it, who signs. */
export const enrolmentSignatureText = ({ lenderName, enterpriseName, creditCode, address, size, signerName }: EnrolmentSignature): string =>
  signatureText('enrolment', [lenderName, enterpriseName, creditCode, address, size, signerName]);

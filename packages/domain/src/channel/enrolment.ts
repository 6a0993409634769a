import { signatureText } from '../ledger/signature-text.ts';
import { defineMachine } from '../state-machine.ts';

/** State of an enterprise's request to become a customer of a lender. */
export type EnrolmentState = 'submitted' | 'signed' | 'refused';

export const ENROLMENT_STATES = ['submitted', 'signed', 'refused'] as const satisfies readonly EnrolmentState[];

export const ENROLMENT_EVENTS = ['accept', 'refuse'] as const;

export type EnrolmentEvent = (typeof ENROLMENT_EVENTS)[number];

/** The lender decides once; a refused enterprise has to submit a new request. */
export const enrolmentMachine = defineMachine<EnrolmentState, EnrolmentEvent>(ENROLMENT_EVENTS, {
  submitted: { accept: 'signed', refuse: 'refused' },
  signed: {},
  refused: {},
});

/** What is disclosed to the lender: the enterprise's register entry, and no personal data beyond the signer's name. */
export interface EnrolmentSignature {
  readonly lenderName: string;
  readonly enterpriseName: string;
  readonly creditCode: string;
  readonly address: string;
  readonly size: string;
  readonly signerName: string;
}

/** The text that an administrator signs: the lender, the details disclosed to it, and the signer. */
export const enrolmentSignatureText = ({ lenderName, enterpriseName, creditCode, address, size, signerName }: EnrolmentSignature): string =>
  signatureText('enrolment', [lenderName, enterpriseName, creditCode, address, size, signerName]);

import { signatureText } from '../ledger/signature-text.ts';
import { defineMachine } from '../state-machine.ts';

/** What must be over before an enterprise is taken off the platform: pieces it holds, vouchers it issued, financings, pledges, fees, and what is under way. */
export const CANCELLATION_CHECKS = ['held', 'issued', 'financing', 'pledge', 'fees', 'pending'] as const;

export type CancellationCheck = (typeof CANCELLATION_CHECKS)[number];

/** How much of each is left. */
export type CancellationCounts = Readonly<Record<CancellationCheck, number>>;

/** What stands in the way. */
export const cancellationObstacles = (counts: CancellationCounts): readonly CancellationCheck[] =>
  CANCELLATION_CHECKS.filter((check) => counts[check] > 0);

/** Where the wish to be taken off the platform stands. */
export type CancellationState = 'submitted' | 'withdrawn' | 'rejected' | 'approved';

export const CANCELLATION_EVENTS = ['withdraw', 'reject', 'approve'] as const;

export type CancellationEvent = (typeof CANCELLATION_EVENTS)[number];

/** The enterprise takes it back or the platform decides; an approved one has no way back. */
export const cancellationMachine = defineMachine<CancellationState, CancellationEvent>(CANCELLATION_EVENTS, {
  submitted: { withdraw: 'withdrawn', reject: 'rejected', approve: 'approved' },
  withdrawn: {},
  rejected: {},
  approved: {},
});

export interface CancellationSignature {
  readonly enterpriseName: string;
  readonly creditCode: string;
  readonly signerName: string;
}

/** What an administrator signs when the enterprise asks to be taken off the platform. */
export const cancellationSignatureText = ({ enterpriseName, creditCode, signerName }: CancellationSignature): string =>
  signatureText('cancellation', [enterpriseName, creditCode, signerName]);

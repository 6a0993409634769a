import { signatureText } from '../ledger/signature-text.ts';
import { defineMachine } from '../state-machine.ts';

/**
 * What must be finished before an enterprise can be cancelled on the platform: pieces it holds, vouchers it issued, financings, pledges,
 * fees, and pending applications.
 */
export const CANCELLATION_CHECKS = ['held', 'issued', 'financing', 'pledge', 'fees', 'pending'] as const;

export type CancellationCheck = (typeof CANCELLATION_CHECKS)[number];

/** Number of open items per check. */
export type CancellationCounts = Readonly<Record<CancellationCheck, number>>;

/** The checks that still have open items. */
export const cancellationObstacles = (counts: CancellationCounts): readonly CancellationCheck[] =>
  CANCELLATION_CHECKS.filter((check) => counts[check] > 0);

/** State of a request to cancel an enterprise. */
export type CancellationState = 'submitted' | 'withdrawn' | 'rejected' | 'approved';

export const CANCELLATION_EVENTS = ['withdraw', 'reject', 'approve'] as const;

export type CancellationEvent = (typeof CANCELLATION_EVENTS)[number];

/** The enterprise may withdraw a request until the platform decides; an approval cannot be undone. */
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

/** The text that an administrator signs to request the cancellation. */
export const cancellationSignatureText = ({ enterpriseName, creditCode, signerName }: CancellationSignature): string =>
  signatureText('cancellation', [enterpriseName, creditCode, signerName]);

import { dueInStage, Refusal, waitingFor, type Act, type WaitingFor } from '@lianxin/domain';
import type { ActingViewer, LendingKind } from '../funding/index.ts';
import type { PledgeRow } from './repository.ts';
import { hasValidSearch } from './register-search.ts';

/** Whether the party that is examining the application has accepted it. */
export const isAccepted = ({ state, guarantorAcceptedBy, lenderAcceptedBy }: PledgeRow): boolean =>
  (state === 'awaitingGuarantor' ? guarantorAcceptedBy : lenderAcceptedBy) !== null;

type Condition = (row: PledgeRow, viewer: ActingViewer) => boolean;

/** Conditions of acts in addition to the state: some are possible only once, or for one of several parties. */
const CONDITIONS: Readonly<Partial<Record<Act, Condition>>> = {
  payFee: ({ guaranteeFee, guaranteeFeePaidOn }) => guaranteeFee !== null && guaranteeFee > 0n && guaranteeFeePaidOn === null,
  // A returned application with a paid fee is withdrawn, so that the fee is refunded; without one it is deleted.
  withdraw: ({ state, guaranteeFeePaidOn }) => state !== 'returned' || guaranteeFeePaidOn !== null,
  delete: ({ guaranteeFeePaidOn }) => guaranteeFeePaidOn === null,
  releaseApply: ({ releaseAskedBy }) => releaseAskedBy === null,
  releaseConfirm: ({ releaseAskedBy, releaseConfirmedBy }) => releaseAskedBy !== null && releaseConfirmedBy === null,
  releaseReturn: ({ releaseAskedBy, releaseConfirmedBy }) => releaseAskedBy !== null && releaseConfirmedBy === null,
  release: ({ releaseConfirmedBy, registeredByNo }, { viewerNo }) => releaseConfirmedBy !== null && registeredByNo === viewerNo,
  // Overdue loans are marked by a job only.
  markOverdue: () => false,
};

function releaseWaitsFor(row: PledgeRow): readonly WaitingFor[] {
  if (row.releaseAskedBy === null) return [{ party: 'own', role: 'operator' }];
  if (row.releaseConfirmedBy === null) return [{ party: 'own', role: 'reviewer' }];
  return [{ party: row.registeredByNo === row.guarantorNo ? 'guarantor' : 'funder', role: 'operator' }];
}

/** When acts on loans against a pledge are possible, and which parties act next. */
export const actRules: LendingKind<PledgeRow>['actRules'] = {
  isPossible: (act, { row }, viewer) => dueInStage(row.state, isAccepted(row), act) && (CONDITIONS[act]?.(row, viewer) ?? true),
  blockingRefusal: (act, row, now) => (act === 'approve' && !hasValidSearch(row, now) ? new Refusal('SEARCH_FIRST') : undefined),
  entered: {
    approve: ({ state, guarantorAcceptedBy, lenderAcceptedBy }) => (state === 'awaitingGuarantor' ? guarantorAcceptedBy : lenderAcceptedBy),
    countersign: ({ guarantorAcceptedBy }) => guarantorAcceptedBy,
    disburse: ({ lenderApprovedBy }) => lenderApprovedBy,
    releaseConfirm: ({ releaseAskedBy }) => releaseAskedBy,
    releaseReturn: ({ releaseAskedBy }) => releaseAskedBy,
  },
  waitsFor(row, now) {
    if (row.state === 'awaitingRelease') return releaseWaitsFor(row);
    const waiting = waitingFor(row.state, 'pledge');
    const isLookedAt = row.state === 'awaitingGuarantor' || row.state === 'underApproval';
    // The operator accepts the application and requests the register search; then the reviewer decides.
    return waiting && isLookedAt
      ? [{ ...waiting, role: isAccepted(row) && hasValidSearch(row, now) ? 'reviewer' : 'operator' }]
      : undefined;
  },
};

import type { FinancingState } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import { APPROVAL, DISBURSEMENT, REVIEW, wayAt, type Stage } from '../funding/index.ts';
import { FINANCING_TERMS } from '../../platform/terms/index.ts';

/** The way of an application from its reviewer to the day on which it is paid back. */
const STAGES: readonly Stage[] = [
  REVIEW,
  { key: 'acceptance', label: msg`受理` },
  APPROVAL,
  { key: 'contract', label: msg`签约` },
  DISBURSEMENT,
  { key: 'settlement', label: msg`结清` },
];

/** The stage of each state; none where it came to nothing, and the end where all is done. */
const STAGE_OF: Readonly<Record<FinancingState, string | undefined>> = {
  draft: 'review',
  awaitingReview: 'review',
  returned: 'review',
  withdrawn: undefined,
  awaitingAcceptance: 'acceptance',
  underApproval: 'approval',
  supplementing: 'approval',
  declined: undefined,
  awaitingContract: 'contract',
  awaitingDisbursement: 'disbursement',
  disbursementFailed: 'disbursement',
  disbursed: 'settlement',
  overdue: 'settlement',
  settled: 'end',
};

/** How far a financing is. */
export const wayOf = ({ state }: { readonly state: FinancingState }) => wayAt(STAGES, STAGE_OF[state], FINANCING_TERMS[state]);

import type { FinancingState } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import { APPROVAL, DISBURSEMENT, REVIEW, progressAt, type Stage } from '../funding/index.ts';
import { FINANCING_TERMS } from '../../platform/terms/index.ts';

const STAGES: readonly Stage[] = [
  REVIEW,
  { key: 'acceptance', label: msg`受理` },
  APPROVAL,
  { key: 'contract', label: msg`签约` },
  DISBURSEMENT,
  { key: 'settlement', label: msg`结清` },
];

/** The stage of each state; undefined if it was withdrawn or declined. */
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

export const progressOf = ({ state }: { readonly state: FinancingState }) => progressAt(STAGES, STAGE_OF[state], FINANCING_TERMS[state]);

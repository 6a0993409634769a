import type { FinancingRow } from '@lianxin/api/contract';
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

/** The stage of a lender that requires a step of the applicant before it accepts an application. */
const FURTHER_STEP: Stage = { key: 'furtherStep', label: msg`补充步骤` };

const STAGES_WITH_STEP: readonly Stage[] = STAGES.toSpliced(1, 0, FURTHER_STEP);

export function progressOf({ state, furtherStep }: Pick<FinancingRow, 'state' | 'furtherStep'>) {
  const at = state === 'awaitingAcceptance' && furtherStep?.done === false ? FURTHER_STEP.key : STAGE_OF[state];
  return progressAt(furtherStep ? STAGES_WITH_STEP : STAGES, at, FINANCING_TERMS[state]);
}

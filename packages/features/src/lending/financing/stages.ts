import type { FinancingState } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import type { Stage } from '../funding/index.ts';
import { FINANCING_TERMS } from '../../platform/terms/index.ts';

/** The way of an application from its reviewer to the day on which it is paid back. */
export const STAGES: readonly Stage[] = [
  { key: 'review', label: msg`复核` },
  { key: 'acceptance', label: msg`受理` },
  { key: 'approval', label: msg`审批` },
  { key: 'contract', label: msg`签约` },
  { key: 'disbursement', label: msg`放款` },
  { key: 'settlement', label: msg`结清` },
];

/** At which stage an application is, from 0; all of them where it is settled, and none where it came to nothing. */
export const STAGE_AT: Readonly<Record<FinancingState, number | undefined>> = {
  draft: 0,
  awaitingReview: 0,
  returned: 0,
  withdrawn: undefined,
  awaitingAcceptance: 1,
  underApproval: 2,
  supplementing: 2,
  declined: undefined,
  awaitingContract: 3,
  awaitingDisbursement: 4,
  disbursementFailed: 4,
  disbursed: 5,
  overdue: 5,
  settled: STAGES.length,
};

/** How far a financing is, as the bar of its stages shows it. */
export const wayOf = (state: FinancingState) => ({
  stages: STAGES,
  at: STAGE_AT[state],
  held: FINANCING_TERMS[state].tone === 'critical' || FINANCING_TERMS[state].tone === 'overdue',
});

/** Whether the lender has paid, and is not paid back. */
export const isPaidOut = ({ state }: { readonly state: FinancingState }): boolean => state === 'disbursed' || state === 'overdue';

import type { PledgeRow } from '@lianxin/api/contract';
import type { PledgeApplicationState } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import type { Stage } from '../funding/index.ts';
import { PLEDGE_APPLICATION_TERMS } from '../../platform/terms/index.ts';

/** The way of an application from its reviewer to the day on which what is pledged is free again. */
const STAGES: readonly Stage[] = [
  { key: 'review', label: msg`复核` },
  { key: 'guarantee', label: msg`担保` },
  { key: 'approval', label: msg`审批` },
  { key: 'registration', label: msg`登记` },
  { key: 'disbursement', label: msg`放款` },
  { key: 'repayment', label: msg`还款` },
  { key: 'release', label: msg`解质` },
];

/** The stage of each state; none where it came to nothing, and the end where all is done. */
const STAGE_OF: Readonly<Record<PledgeApplicationState, string | undefined>> = {
  draft: 'review',
  awaitingReview: 'review',
  returned: 'review',
  withdrawn: undefined,
  awaitingGuarantor: 'guarantee',
  awaitingGuarantorSignature: 'guarantee',
  guarantorDeclined: undefined,
  guarantorSupplementing: 'guarantee',
  underApproval: 'approval',
  supplementing: 'approval',
  declined: undefined,
  awaitingRegistration: 'registration',
  awaitingDisbursement: 'disbursement',
  disbursementFailed: 'disbursement',
  disbursed: 'repayment',
  overdue: 'repayment',
  awaitingRelease: 'release',
  released: 'end',
};

/** How far a pledge is, by the stages that it has: one that nobody answers for is not seen by a guarantor. */
export function wayOf({ state, guarantor }: Pick<PledgeRow, 'state' | 'guarantor'>) {
  const stages = STAGES.filter(({ key }) => key !== 'guarantee' || guarantor !== null);
  const stage = STAGE_OF[state];
  const at = stages.findIndex(({ key }) => key === stage);
  const { tone } = PLEDGE_APPLICATION_TERMS[state];
  return {
    stages,
    at: stage === undefined ? undefined : at < 0 ? stages.length : at,
    held: tone === 'critical' || tone === 'overdue',
  };
}

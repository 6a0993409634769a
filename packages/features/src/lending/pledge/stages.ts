import type { PledgeRow } from '@lianxin/api/contract';
import type { PledgeApplicationState } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import { APPROVAL, DISBURSEMENT, REVIEW, wayAt, type Stage } from '../funding/index.ts';
import { PLEDGE_APPLICATION_TERMS } from '../../platform/terms/index.ts';

/** The way of an application from its reviewer to the day on which what is pledged is free again. */
const STAGES: readonly Stage[] = [
  REVIEW,
  { key: 'guarantee', label: msg`担保` },
  APPROVAL,
  { key: 'registration', label: msg`登记` },
  DISBURSEMENT,
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
export const wayOf = ({ state, guarantor }: Pick<PledgeRow, 'state' | 'guarantor'>) =>
  wayAt(
    STAGES.filter(({ key }) => key !== 'guarantee' || guarantor !== null),
    STAGE_OF[state],
    PLEDGE_APPLICATION_TERMS[state],
  );

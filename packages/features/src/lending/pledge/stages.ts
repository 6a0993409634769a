import type { PledgeRow } from '@lianxin/api/contract';
import type { PledgeApplicationState } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import { APPROVAL, DISBURSEMENT, REVIEW, progressAt, type Stage } from '../funding/index.ts';
import { PLEDGE_APPLICATION_TERMS } from '../../platform/terms/index.ts';

const STAGES: readonly Stage[] = [
  REVIEW,
  { key: 'guarantee', label: msg`担保` },
  APPROVAL,
  { key: 'registration', label: msg`登记` },
  DISBURSEMENT,
  { key: 'repayment', label: msg`还款` },
  { key: 'release', label: msg`解质` },
];

/** The stage of each state; undefined if it was withdrawn or declined. */
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

/** The progress of a pledge. Without a guarantor, the guarantee stage is omitted. */
export const progressOf = ({ state, guarantor }: Pick<PledgeRow, 'state' | 'guarantor'>) =>
  progressAt(
    STAGES.filter(({ key }) => key !== 'guarantee' || guarantor !== null),
    STAGE_OF[state],
    PLEDGE_APPLICATION_TERMS[state],
  );

import { allowedActs, dueInStage, waitingFor, type Act, type Party, type WaitingFor } from '@lianxin/domain';
import type { RowViewer } from '../../../platform/session/row-viewer.ts';
import { type OpenRepayment, repaymentActIsDue, repaymentReviewedBy, repaymentWaitsFor } from '../funding/index.ts';
import type { PledgeRow } from './repository.ts';

/** A loan as far as it decides what is due: with the repayment of it that is under way. */
export interface Standing {
  readonly row: PledgeRow;
  readonly repayment: OpenRepayment | undefined;
}

/** Whether whoever has an application now has accepted it. */
export const isAccepted = ({ state, guarantorAcceptedBy, lenderAcceptedBy }: PledgeRow): boolean =>
  (state === 'awaitingGuarantor' ? guarantorAcceptedBy : lenderAcceptedBy) !== null;

type Condition = (standing: Standing, viewerNo: string) => boolean;

/** What an act asks for besides its state: it is due only once, or only of one of several parties. */
const DUE: Readonly<Partial<Record<Act, Condition>>> = {
  payFee: ({ row }) => row.guaranteeFee !== null && row.guaranteeFeePaidOn === null,
  releaseApply: ({ row }) => row.releaseAskedBy === null,
  releaseConfirm: ({ row }) => row.releaseAskedBy !== null && row.releaseConfirmedBy === null,
  releaseReturn: ({ row }) => row.releaseAskedBy !== null && row.releaseConfirmedBy === null,
  release: ({ row }, viewerNo) => row.releaseConfirmedBy !== null && row.registeredByNo === viewerNo,
  // Time does so by itself.
  markOverdue: () => false,
};

/** Whose entry each review is of: nobody reviews their own. */
const REVIEWED: Readonly<Partial<Record<Act, (standing: Standing) => string | null | undefined>>> = {
  pass: ({ row }) => row.makerId,
  return: ({ row }) => row.makerId,
  approve: ({ row }) => (row.state === 'awaitingGuarantor' ? row.guarantorAcceptedBy : row.lenderAcceptedBy),
  countersign: ({ row }) => row.guarantorAcceptedBy,
  disburse: ({ row }) => row.lenderApprovedBy,
  releaseConfirm: ({ row }) => row.releaseAskedBy,
  releaseReturn: ({ row }) => row.releaseAskedBy,
};

/** Whether an act of the matrix is due now. */
export const isDue = (act: Act, standing: Standing, viewerNo: string): boolean =>
  dueInStage(standing.row.state, isAccepted(standing.row), act) &&
  repaymentActIsDue(act, standing.repayment) &&
  (DUE[act]?.(standing, viewerNo) ?? true);

/** Who entered what an act reviews; undefined where it reviews nothing. */
export const enteredBy = (act: Act, standing: Standing): string | null | undefined =>
  REVIEWED[act]?.(standing) ?? repaymentReviewedBy(act, standing.repayment);

/** What a person may do with a loan against a pledge: the matrix, less what is not due and the reviews of what they entered. */
export function actsOfPledge(standing: Standing, party: Party, { role, userId, viewerNo }: RowViewer): Act[] {
  return allowedActs('pledge', standing.row.state, party, role).filter(
    (act) => isDue(act, standing, viewerNo) && enteredBy(act, standing) !== userId,
  );
}

function releaseWaitsFor({ row }: Standing): readonly WaitingFor[] {
  if (row.releaseAskedBy === null) return [{ party: 'own', role: 'operator' }];
  if (row.releaseConfirmedBy === null) return [{ party: 'own', role: 'reviewer' }];
  return [{ party: row.registeredByNo === row.guarantorNo ? 'guarantor' : 'funder', role: 'operator' }];
}

/** Whose move a loan against a pledge is. */
export function pledgeWaitsFor(standing: Standing): readonly WaitingFor[] {
  const { row } = standing;
  if (row.state === 'disbursed' || row.state === 'overdue') return repaymentWaitsFor(standing.repayment);
  if (row.state === 'awaitingRelease') return releaseWaitsFor(standing);
  const waiting = waitingFor(row.state, 'pledge');
  if (!waiting) return [];
  if (row.state === 'awaitingGuarantor' || row.state === 'underApproval')
    return [{ ...waiting, role: isAccepted(row) ? 'reviewer' : 'operator' }];
  return [waiting];
}

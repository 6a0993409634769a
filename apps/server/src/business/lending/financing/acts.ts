import {
  allowedActs,
  CONTRACT_ACTS,
  contractActs,
  contractWaitsFor,
  waitingFor,
  type Act,
  type Channels,
  type CivilDate,
  type Party,
  type WaitingFor,
} from '@lianxin/domain';
import { type OpenRepayment, questionIn, repaymentActIsDue, repaymentReviewedBy, repaymentWaitsFor } from '../funding/index.ts';
import type { RowViewer } from '../../../platform/session/row-viewer.ts';
import { isStepMissing } from './further-step.ts';
import { progressOf } from './contract-progress.ts';
import type { FinancingRow } from './repository.ts';

/** Whose entry each review is of: nobody reviews their own. */
const REVIEWED: Readonly<Partial<Record<Act, (row: FinancingRow) => string | null>>> = {
  pass: ({ makerId }) => makerId,
  return: ({ makerId }) => makerId,
  contractConfirm: ({ contractMakerId }) => contractMakerId,
  contractReturn: ({ contractMakerId }) => contractMakerId,
  consentConfirm: ({ consentMakerId }) => consentMakerId,
  consentReturn: ({ consentMakerId }) => consentMakerId,
};

/** A financing as far as it decides what is due: with the repayment of it that is under way, on a day. */
export interface Standing {
  readonly row: FinancingRow;
  readonly repayment: OpenRepayment | undefined;
  readonly today: CivilDate;
}

type Condition = (standing: Standing) => boolean;

const hasRecourse = ({ row }: Standing): boolean => questionIn(row.quoteQuestion).terms.recourse;

/** The lender turns to whoever was financed only where that was agreed (民法典 766, 767), and when the issuer was to have paid. */
const DUE: Readonly<Partial<Record<Act, Condition>>> = {
  repay: (standing) => hasRecourse(standing) && standing.today >= standing.row.paysOn,
  markOverdue: ({ row, today }) => today > row.paysOn,
  claim: (standing) => hasRecourse(standing) && standing.row.claimedAt === null,
};

/** Whether an act on a financing that was paid out is due now. */
export const isDue = (act: Act, standing: Standing): boolean =>
  repaymentActIsDue(act, standing.repayment) && (DUE[act]?.(standing) ?? true);

/** Who entered what an act reviews; undefined where it reviews nothing. */
export const enteredBy = (act: Act, { row, repayment }: Standing): string | null | undefined =>
  REVIEWED[act]?.(row) ?? repaymentReviewedBy(act, repayment);

/** Whether money may have been paid back of it: no other is asked for its repayments. */
export const isPaidOut = ({ state }: Pick<FinancingRow, 'state'>): boolean => state === 'disbursed' || state === 'overdue';

/** What a person may do with a financing: the matrix, less what is not due, a step that its lender does not ask for, and the reviews of what they entered. */
export function actsOfFinancing(
  standing: Standing,
  party: Party,
  { role, userId }: Pick<RowViewer, 'role' | 'userId'>,
  channels: Channels,
): Act[] {
  const { row } = standing;
  const progress = progressOf(row);
  const due: readonly Act[] = progress ? contractActs(progress) : [];
  return allowedActs('financing', row.state, party, role).filter((act) => {
    if (Object.hasOwn(CONTRACT_ACTS, act) && !due.includes(act)) return false;
    if (act === 'furtherStep' && !isStepMissing(channels, row)) return false;
    return isDue(act, standing) && enteredBy(act, standing) !== userId;
  });
}

/** Whose move a financing is: while its contract is made it may be that of several. */
export function financingWaitsFor({ row, repayment }: Standing): readonly WaitingFor[] {
  if (isPaidOut(row)) return repaymentWaitsFor(repayment);
  const progress = row.state === 'awaitingContract' ? progressOf(row) : undefined;
  if (progress) return contractWaitsFor(progress);
  return [waitingFor(row.state, 'financing') ?? []].flat();
}

import {
  CONTRACT_ACTS,
  contractActs,
  contractAfter,
  contractWaitsFor,
  lastDayInTime,
  type Act,
  type CivilDate,
  type ContractAct,
  type ContractProgress,
  type Owed,
} from '@lianxin/domain';
import { type LendingKind, owedOf, questionIn, repaymentActIsDue, type Standing } from '../funding/index.ts';
import type { FinancingRow } from './repository.ts';

/** How far the contract of a financing is; undefined before there is one. */
export const progressOf = ({ ownAssent, issuerAssent, lenderAssent }: FinancingRow): ContractProgress | undefined =>
  ownAssent && lenderAssent ? { own: ownAssent, funder: lenderAssent, ...(issuerAssent && { counterparty: issuerAssent }) } : undefined;

const isContractAct = (act: string): act is ContractAct => Object.hasOwn(CONTRACT_ACTS, act);

/** Refuses an act of the contract that is not due, naming how far that side is. */
export function assertContractActDue(row: FinancingRow, act: string): void {
  const progress = progressOf(row);
  if (progress && isContractAct(act)) contractAfter(progress, act);
}

/** Whether the lender of an application asks for a step of the holder's that it has not got. */
export const isStepMissing = ({ asksFurtherStep, furtherStep }: Pick<FinancingRow, 'asksFurtherStep' | 'furtherStep'>): boolean =>
  asksFurtherStep && furtherStep === null;

type Condition = (standing: Standing<FinancingRow>) => boolean;

const hasRecourse = ({ quoteQuestion }: FinancingRow): boolean => questionIn(quoteQuestion).terms.recourse;

/** What the holder owes on a day: nothing without recourse, and nothing before the issuer was to pay (民法典 766, 767). */
export function owedWithRecourse(row: FinancingRow, on: CivilDate): Owed | undefined {
  if (on < row.paysOn || !hasRecourse(row)) return undefined;
  const owed = owedOf(row, on);
  return owed && owed.total > 0n ? owed : undefined;
}

/** The lender may claim from the holder only if that was agreed (民法典 766, 767), and when the issuer was to have paid. */
const DUE: Readonly<Partial<Record<Act, Condition>>> = {
  repay: ({ row, today }) => hasRecourse(row) && today >= row.paysOn,
  markOverdue: ({ row, today }) => today > lastDayInTime(row.paysOn),
  claim: ({ row }) => hasRecourse(row) && row.claimedAt === null,
};

/** Whether an act on a financing that was paid out is due now. */
export const isDue = (act: Act, standing: Standing<FinancingRow>): boolean =>
  repaymentActIsDue(act, standing.repayment) && (DUE[act]?.(standing) ?? true);

/** What of financings is due, and whose move they are: while a contract is made it may be that of several. */
export const due: LendingKind<FinancingRow>['due'] = {
  isDue(act, standing) {
    const { row } = standing;
    const progress = progressOf(row);
    if (isContractAct(act) && !(progress && contractActs(progress).includes(act))) return false;
    return act === 'furtherStep' ? isStepMissing(row) : isDue(act, standing);
  },
  assertDue: assertContractActDue,
  entered: {
    contractConfirm: ({ contractMakerId }) => contractMakerId,
    contractReturn: ({ contractMakerId }) => contractMakerId,
    consentConfirm: ({ consentMakerId }) => consentMakerId,
    consentReturn: ({ consentMakerId }) => consentMakerId,
  },
  waitsFor(row) {
    if (row.state === 'awaitingAcceptance' && isStepMissing(row)) return [{ party: 'own', role: 'operator' }];
    const progress = row.state === 'awaitingContract' ? progressOf(row) : undefined;
    return progress && contractWaitsFor(progress);
  },
};

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
import { type LendingKind, owedOf, parseQuoteQuestion, repaymentAllows, type ActSituation } from '../funding/index.ts';
import type { FinancingRow } from './repository.ts';

/** The state of a financing's contract; undefined before there is a contract. */
export const progressOf = ({ ownAssent, issuerAssent, lenderAssent }: FinancingRow): ContractProgress | undefined =>
  ownAssent && lenderAssent ? { own: ownAssent, funder: lenderAssent, ...(issuerAssent && { counterparty: issuerAssent }) } : undefined;

const isContractAct = (act: string): act is ContractAct => Object.hasOwn(CONTRACT_ACTS, act);

/** Refuses a contract act that is not possible, with the state of that side's consent. */
export function assertContractActPossible(row: FinancingRow, act: string): void {
  const progress = progressOf(row);
  if (progress && isContractAct(act)) contractAfter(progress, act);
}

/** Whether the lender requires a further step of the holder that has not been done. */
export const isStepMissing = ({ asksFurtherStep, furtherStep }: Pick<FinancingRow, 'asksFurtherStep' | 'furtherStep'>): boolean =>
  asksFurtherStep && furtherStep === null;

type Condition = (situation: ActSituation<FinancingRow>) => boolean;

const hasRecourse = ({ quoteQuestion }: FinancingRow): boolean => parseQuoteQuestion(quoteQuestion).terms.recourse;

/** The amount the holder owes on a day: none without recourse, and none before the issuer's payment date (民法典 766, 767). */
export function owedWithRecourse(row: FinancingRow, on: CivilDate): Owed | undefined {
  if (on < row.paysOn || !hasRecourse(row)) return undefined;
  const owed = owedOf(row, on);
  return owed && owed.total > 0n ? owed : undefined;
}

/** The lender may claim from the holder only if recourse was agreed (民法典 766, 767), and only from the issuer's payment date on. */
const CONDITIONS: Readonly<Partial<Record<Act, Condition>>> = {
  repay: ({ row, today }) => hasRecourse(row) && today >= row.paysOn,
  markOverdue: ({ row, today }) => today > lastDayInTime(row.paysOn),
  claim: ({ row }) => hasRecourse(row) && row.claimedAt === null,
};

/** Whether an act on a disbursed financing is possible now. */
export const isActPossible = (act: Act, situation: ActSituation<FinancingRow>): boolean =>
  repaymentAllows(act, situation.repayment) && (CONDITIONS[act]?.(situation) ?? true);

/** When acts on financings are possible, and which parties act next; while the contract is being signed there may be several. */
export const actRules: LendingKind<FinancingRow>['actRules'] = {
  isPossible(act, situation) {
    const { row } = situation;
    const progress = progressOf(row);
    if (isContractAct(act) && !(progress && contractActs(progress).includes(act))) return false;
    return act === 'furtherStep' ? isStepMissing(row) : isActPossible(act, situation);
  },
  assertPossible: assertContractActPossible,
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

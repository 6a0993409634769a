import {
  allowedActs,
  CONTRACT_ACTS,
  contractActs,
  contractWaitsFor,
  waitingFor,
  type Act,
  type Channels,
  type Party,
  type WaitingFor,
} from '@lianxin/domain';
import type { RowViewer } from '../../platform/session/row-viewer.ts';
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

/** What a person may do with a financing: the matrix, less the acts of its contract that are not due, a step that its lender does not ask for, and the reviews of what they entered. */
export function actsOfFinancing(
  row: FinancingRow,
  party: Party,
  { role, userId }: Pick<RowViewer, 'role' | 'userId'>,
  channels: Channels,
): Act[] {
  const progress = progressOf(row);
  const due: readonly Act[] = progress ? contractActs(progress) : [];
  return allowedActs('financing', row.state, party, role).filter((act) => {
    if (Object.hasOwn(CONTRACT_ACTS, act) && !due.includes(act)) return false;
    if (act === 'furtherStep' && !isStepMissing(channels, row)) return false;
    return REVIEWED[act]?.(row) !== userId;
  });
}

/** Whose move a financing is: while its contract is made it may be that of several. */
export function financingWaitsFor(row: FinancingRow): readonly WaitingFor[] {
  const progress = row.state === 'awaitingContract' ? progressOf(row) : undefined;
  if (progress) return contractWaitsFor(progress);
  return [waitingFor(row.state, 'financing') ?? []].flat();
}

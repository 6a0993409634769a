import { CONTRACT_ACTS, contractAfter, type ContractAct, type ContractProgress } from '@lianxin/domain';
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

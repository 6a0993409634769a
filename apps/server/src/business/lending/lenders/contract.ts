import { contractAfter, contractComplete, type ContractAct } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { KeptSignature } from '../../../ledger/history.ts';
import type { ChangeOf } from '../../applications/application/index.ts';
import { FINANCING, type FinancingRow, financings, progressOf, tellFinancing } from '../financing/index.ts';

/** What a step towards the contract leaves besides how far its side is. */
interface Left extends ChangeOf<FinancingRow> {
  readonly signature?: KeptSignature;
}

/**
 * Takes a step towards the contract; the last of them makes it, and the money may be paid. What is signed stands in the histories of the
 * vouchers. Refuses ILLEGAL_STATE where the step is not due. The caller holds the row.
 */
export async function stepOfContract(
  act: ActContext,
  row: FinancingRow,
  step: Exclude<ContractAct, 'consentRefuse'>,
  { signature, ...change }: Left = {},
): Promise<FinancingRow> {
  const before = progressOf(row);
  if (!before) throw new Error(`financing ${row.id} has no contract to sign`);
  const { own, funder, counterparty } = contractAfter(before, step);
  if (signature) await FINANCING.taken.record(act, row, { kind: `financing.${step}`, counterpartyNo: row.lenderNo, signature });
  const assents = { ownAssent: own, lenderAssent: funder, issuerAssent: counterparty ?? null };
  const stepped = await financings.move(act, row, step, { ...change, ...assents }, { signature });
  await tellFinancing(act, stepped, step);
  if (!contractComplete({ own, funder, ...(counterparty && { counterparty }) })) return stepped;
  const made = await financings.move(act, stepped, 'contract', {});
  await tellFinancing(act, made, 'contract');
  return made;
}

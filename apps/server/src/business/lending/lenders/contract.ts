import { contractAfter, contractComplete, openContract, type ContractAct } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { KeptSignature } from '../../../ledger/history.ts';
import type { ChangeOf } from '../../applications/application/index.ts';
import { FINANCING, type FinancingRow, progressOf } from '../financing/index.ts';
import { takeStep } from '../funding/index.ts';

/** Additional data in a lender's report: its own application number, and its name for the current phase. */
interface Remarks {
  readonly lenderReference?: string;
  readonly phase?: string;
}

/** Records the lender's approval, which opens the contract for signing; the issuer signs as well if it bears a share. */
export async function approveFinancing(act: ActContext, row: FinancingRow, remarks: Remarks = {}): Promise<FinancingRow> {
  const { own, funder, counterparty } = openContract(row.issuerCosts > 0n);
  const assents = { ownAssent: own, lenderAssent: funder, issuerAssent: counterparty ?? null };
  return takeStep(FINANCING, act, row, 'approve', { ...remarks, ...assents });
}

/** Additional data that a contract step stores, besides the consent. */
interface StepChange extends ChangeOf<FinancingRow> {
  readonly signature?: KeptSignature;
}

/**
 * Takes a contract step. The last one concludes the contract, after which the money may be paid. Signatures are recorded in the histories
 * of the vouchers. Refuses ILLEGAL_STATE if the step is not possible. The caller has locked the row.
 */
export async function stepOfContract(
  act: ActContext,
  row: FinancingRow,
  step: Exclude<ContractAct, 'consentRefuse'>,
  { signature, ...change }: StepChange = {},
): Promise<FinancingRow> {
  const before = progressOf(row);
  if (!before) throw new Error(`financing ${row.id} has no contract to sign`);
  const { own, funder, counterparty } = contractAfter(before, step);
  if (signature) await FINANCING.underlying.record(act, row, { kind: `financing.${step}`, counterpartyNo: row.lenderNo, signature });
  const assents = { ownAssent: own, lenderAssent: funder, issuerAssent: counterparty ?? null };
  const stepped = await takeStep(FINANCING, act, row, step, { ...change, ...assents }, { signature });
  const isMade = contractComplete({ own, funder, ...(counterparty && { counterparty }) });
  return isMade ? takeStep(FINANCING, act, stepped, 'contract') : stepped;
}

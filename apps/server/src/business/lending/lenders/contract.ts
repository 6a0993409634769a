import { contractAfter, contractComplete, openContract, type ContractAct } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { KeptSignature } from '../../../ledger/history.ts';
import type { ChangeOf } from '../../applications/application/index.ts';
import { FINANCING, type FinancingRow, progressOf } from '../financing/index.ts';
import { takeStep } from '../funding/index.ts';

/** What a lender reports besides: its own number of the application, and what it calls how far it is. */
interface Remarks {
  readonly lenderReference?: string;
  readonly phase?: string;
}

/** The lender lends: the contract is open to be signed, by the issuer too where it bears a share. */
export async function approveFinancing(act: ActContext, row: FinancingRow, remarks: Remarks = {}): Promise<FinancingRow> {
  const { own, funder, counterparty } = openContract(row.issuerCosts > 0n);
  const assents = { ownAssent: own, lenderAssent: funder, issuerAssent: counterparty ?? null };
  return takeStep(FINANCING, act, row, 'approve', { ...remarks, ...assents });
}

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
  if (signature) await FINANCING.underlying.record(act, row, { kind: `financing.${step}`, counterpartyNo: row.lenderNo, signature });
  const assents = { ownAssent: own, lenderAssent: funder, issuerAssent: counterparty ?? null };
  const stepped = await takeStep(FINANCING, act, row, step, { ...change, ...assents }, { signature });
  const isMade = contractComplete({ own, funder, ...(counterparty && { counterparty }) });
  return isMade ? takeStep(FINANCING, act, stepped, 'contract') : stepped;
}

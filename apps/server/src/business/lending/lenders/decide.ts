import { openContract, type ClaimRegistration, type RegistrationWaiver } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import { endFunding, keptRegistration, takeStep } from '../funding/index.ts';
import { FINANCING, type FinancingRow, financings } from '../financing/index.ts';

/** What a lender said besides: its own number of the application, and its word for how far it is. */
export interface Remarks {
  readonly lenderReference?: string;
  readonly phase?: string;
}

/** The lender has taken the application up. */
export const acceptFinancing = (act: ActContext, row: FinancingRow, remarks: Remarks = {}): Promise<FinancingRow> =>
  takeStep(FINANCING, act, row, 'accept', remarks);

/** The lender asks to know more before it decides. */
export const askMoreOfFinancing = (act: ActContext, row: FinancingRow, questions: string, remarks: Remarks = {}): Promise<FinancingRow> =>
  takeStep(FINANCING, act, row, 'askMore', { ...remarks, questions }, { note: questions });

/** The lender lends: the contract is open to be signed, by the issuer too where it bears a share. */
export async function approveFinancing(act: ActContext, row: FinancingRow, remarks: Remarks = {}): Promise<FinancingRow> {
  const { own, funder, counterparty } = openContract(row.issuerCosts > 0n);
  const assents = { ownAssent: own, lenderAssent: funder, issuerAssent: counterparty ?? null };
  return takeStep(FINANCING, act, row, 'approve', { ...remarks, ...assents });
}

/** The lender does not lend: everything is given back. */
export const declineFinancing = (act: ActContext, row: FinancingRow, reason: string, remarks: Remarks = {}): Promise<FinancingRow> =>
  endFunding(FINANCING, act, row, 'decline', { ...remarks, reason });

/** The claim was entered at the register of movables and claims. Refuses an entry that is not in order, naming what is wrong. */
export async function registerFinancing(
  act: ActContext,
  row: FinancingRow,
  registration: ClaimRegistration,
  remarks: Remarks = {},
): Promise<FinancingRow> {
  return financings.move(act, row, 'register', { ...remarks, ...keptRegistration(registration, row.dueOn, act.clock.now()) });
}

/** The lender pays out without an entry, and says why. */
export const waiveRegistration = (
  act: ActContext,
  row: FinancingRow,
  { reason }: RegistrationWaiver,
  remarks: Remarks = {},
): Promise<FinancingRow> => financings.move(act, row, 'register', { ...remarks, registrationWaivedBecause: reason }, { note: reason });

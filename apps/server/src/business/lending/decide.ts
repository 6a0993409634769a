import { mayPayOut, openContract, registrationFaults, Refusal, type ClaimRegistration, type RegistrationWaiver } from '@lianxin/domain';
import type { ActContext } from '../../ledger/act-context.ts';
import { endFinancing } from '../financing/end-financing.ts';
import { financings, type FinancingRow } from '../financing/repository.ts';
import { tellFinancing } from '../financing/tell.ts';

/** What a lender said besides: its own number of the application, and its word for how far it is. */
export interface Remarks {
  readonly lenderReference?: string;
  readonly phase?: string;
}

/** The lender has taken the application up. */
export async function acceptFinancing(act: ActContext, row: FinancingRow, remarks: Remarks = {}): Promise<FinancingRow> {
  const moved = await financings.move(act, row, 'accept', { ...remarks, acceptedAt: act.clock.now() });
  await tellFinancing(act, moved, 'accept');
  return moved;
}

/** The lender asks to know more before it decides. */
export async function askMoreOfFinancing(
  act: ActContext,
  row: FinancingRow,
  questions: string,
  remarks: Remarks = {},
): Promise<FinancingRow> {
  const moved = await financings.move(act, row, 'askMore', { ...remarks, questions }, { note: questions });
  await tellFinancing(act, moved, 'askMore');
  return moved;
}

/** The lender lends: the contract is open to be signed, by the issuer too where it bears a share. */
export async function approveFinancing(act: ActContext, row: FinancingRow, remarks: Remarks = {}): Promise<FinancingRow> {
  const { own, funder, counterparty } = openContract(row.issuerCosts > 0n);
  const assents = { ownAssent: own, lenderAssent: funder, issuerAssent: counterparty ?? null };
  const moved = await financings.move(act, row, 'approve', { ...remarks, ...assents });
  await tellFinancing(act, moved, 'approve');
  return moved;
}

/** The lender does not lend: everything is given back. */
export async function declineFinancing(act: ActContext, row: FinancingRow, reason: string, remarks: Remarks = {}): Promise<FinancingRow> {
  const moved = await endFinancing(act, row, 'decline', { ...remarks, reason });
  await tellFinancing(act, moved, 'decline');
  return moved;
}

/** The claim was entered at the register of movables and claims. Refuses an entry that is not in order, naming what is wrong. */
export async function registerFinancing(
  act: ActContext,
  row: FinancingRow,
  registration: ClaimRegistration,
  remarks: Remarks = {},
): Promise<FinancingRow> {
  const faults = registrationFaults(registration, row.dueOn, act.clock.now());
  if (faults.length > 0) throw new Refusal('VALIDATION', { faults: faults.join(' ') });
  return financings.move(act, row, 'register', {
    ...remarks,
    registrationNumber: registration.certificateNumber,
    registeredAt: registration.registeredAt,
    registrationExpiresOn: registration.expiresOn,
    searchReportNumber: registration.search.reportNumber,
    searchedAt: registration.search.searchedAt,
  });
}

/** The lender pays out without an entry, and says why. */
export const waiveRegistration = (
  act: ActContext,
  row: FinancingRow,
  { reason }: RegistrationWaiver,
  remarks: Remarks = {},
): Promise<FinancingRow> => financings.move(act, row, 'register', { ...remarks, registrationWaivedBecause: reason }, { note: reason });

/** The entry that a financing has, or why it has none; undefined: neither. */
function registrationOf(row: FinancingRow): ClaimRegistration | RegistrationWaiver | undefined {
  if (row.registrationWaivedBecause !== null) return { reason: row.registrationWaivedBecause };
  const { registrationNumber, registeredAt, registrationExpiresOn, searchReportNumber, searchedAt } = row;
  if (!registrationNumber || !registeredAt || !registrationExpiresOn || !searchReportNumber || !searchedAt) return undefined;
  return {
    kind: 'initial',
    certificateNumber: registrationNumber,
    registeredAt,
    expiresOn: registrationExpiresOn,
    // One that had found others was never taken.
    search: { reportNumber: searchReportNumber, searchedAt, found: 0 },
  };
}

/** Whether the claim is registered, or its lender waives that (银发〔2025〕77号 Art 13). */
export const isRegistered = (row: FinancingRow, now: Date): boolean => mayPayOut(registrationOf(row), row.dueOn, now);

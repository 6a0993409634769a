import { accountConfirmableFrom, allowedActs, type Act, type CivilDate, type Role } from '@lianxin/domain';
import type { PieceRow } from '../../../ledger/rows.ts';

export interface Paying extends Pick<PieceRow, 'state' | 'live'> {
  /** A working day. */
  readonly paysOn: CivilDate;
  /** Whether a payment is under way or done. */
  readonly isInstructed: boolean;
}

/** The holder confirms the account from a certain day until payment is instructed. */
export const actsOnAccount = ({ state, live, paysOn, isInstructed }: Paying, role: Role, today: CivilDate): Act[] =>
  live && !isInstructed && accountConfirmableFrom(paysOn) <= today
    ? allowedActs('piece', state, 'own', role).filter((act) => act === 'confirmAccount')
    : [];

import { accountConfirmableFrom, allowedActs, type Act, type CivilDate, type Role } from '@lianxin/domain';
import type { PieceRow } from '../../../ledger/rows.ts';

/** A piece that is to be paid, and how its payment stands. */
export interface Paying extends Pick<PieceRow, 'state' | 'live'> {
  /** The working day on which it is paid. */
  readonly paysOn: CivilDate;
  /** Whether a payment for it is under way or made. */
  readonly isInstructed: boolean;
}

/** What its holder may do about where it is paid to: nothing before the day from which that is asked, nor once it is instructed. */
export const actsOnAccount = ({ state, live, paysOn, isInstructed }: Paying, role: Role, today: CivilDate): Act[] =>
  live && !isInstructed && accountConfirmableFrom(paysOn) <= today
    ? allowedActs('piece', state, 'own', role).filter((act) => act === 'confirmAccount')
    : [];

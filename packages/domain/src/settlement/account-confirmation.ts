import type { CivilDate } from '../calendar/civil-date.ts';
import { workingDaysBefore } from '../calendar/working-day.ts';

/** So many working days before it is paid, who holds a piece is asked where to. */
export const ACCOUNT_CONFIRMATION_DAYS = 5;

/** The day from which the holder of a piece confirms the account that it is paid to on a day of payment. It is paid where it never does, too. */
export const accountConfirmableFrom = (paysOn: CivilDate): CivilDate => workingDaysBefore(paysOn, ACCOUNT_CONFIRMATION_DAYS);

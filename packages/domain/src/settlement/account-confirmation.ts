import type { CivilDate } from '../calendar/civil-date.ts';
import { workingDaysBefore } from '../calendar/working-day.ts';

/** Working days before payment from which the holder of a piece is asked to confirm the receiving account. */
export const ACCOUNT_CONFIRMATION_DAYS = 5;

/** First day on which the holder can confirm the receiving account. The piece is paid even without confirmation. */
export const accountConfirmableFrom = (paysOn: CivilDate): CivilDate => workingDaysBefore(paysOn, ACCOUNT_CONFIRMATION_DAYS);

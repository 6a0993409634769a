import { addDays, type CivilDate } from '@lianxin/domain';

/** Days ahead that count as soon. */
const SOON_DAYS = 30;

/** The last day that counts as soon. */
export const soonAfter = (today: CivilDate): CivilDate => addDays(today, SOON_DAYS);

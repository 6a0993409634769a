import { addDays, type CivilDate } from '@lianxin/domain';

/** What falls due within so many days is due soon. */
const SOON_DAYS = 30;

/** The last day that counts as soon. */
export const soonAfter = (today: CivilDate): CivilDate => addDays(today, SOON_DAYS);

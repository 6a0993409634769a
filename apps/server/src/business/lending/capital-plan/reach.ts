import { addMonths, type CivilDate } from '@lianxin/domain';
import { refusedField } from '../../../platform/refusals.ts';

/** How far from today a plan is looked at and made: between them every period is counted. */
const REACH_MONTHS = 60;

/** Refuses a day that is further from today than anybody plans. */
export function inReach(today: CivilDate, day: CivilDate, field: string): void {
  if (day < addMonths(today, -REACH_MONTHS) || day > addMonths(today, REACH_MONTHS))
    throw refusedField(field, { zh: '日期须在今天前后五年以内', en: 'The date must be within five years of today' });
}

import { addMonths, type CivilDate } from '@lianxin/domain';
import { refusedField } from '../../../platform/refusals.ts';

/** The range of a plan around today, limited because all its periods are computed. */
const RANGE_MONTHS = 60;

/** Refuses a day outside the range of a plan. */
export function assertInRange(today: CivilDate, day: CivilDate, field: string): void {
  if (day < addMonths(today, -RANGE_MONTHS) || day > addMonths(today, RANGE_MONTHS))
    throw refusedField(field, { zh: '日期须在今天前后五年以内', en: 'The date must be within five years of today' });
}

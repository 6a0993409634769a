import { addDays, civilDate, type CivilDate } from '@lianxin/domain';

const DAY_ZERO = civilDate('1899-12-30');
const COUNTED = /^(\d{5})(?:\.\d+)?$/;
const WRITTEN = /^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2})?日?)?$/;
const PLAIN = /^(\d{4})(\d{2})(\d{2})$/;

/** A date as written or as a serial number, without the time; a month means its first day. */
export function readDay(text: string): CivilDate | undefined {
  const counted = COUNTED.exec(text)?.[1];
  if (counted !== undefined && DAY_ZERO !== undefined) return addDays(DAY_ZERO, Number(counted));
  const [, year, month = '', day = '1'] = WRITTEN.exec(text) ?? PLAIN.exec(text) ?? [];
  return year === undefined ? undefined : civilDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

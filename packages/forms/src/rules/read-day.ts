import { civilDate, type CivilDate } from '@lianxin/domain';
import { readDate } from '@lianxin/ui';

/**
 * Reads a day as people write, paste and export it (`readDate` of @lianxin/ui lists the spellings). Undefined for a day that does not
 * exist, for a month alone, and for what can be read in two ways.
 */
export function readDay(text: string): CivilDate | undefined {
  const iso = readDate(text);
  return iso === undefined ? undefined : civilDate(iso);
}

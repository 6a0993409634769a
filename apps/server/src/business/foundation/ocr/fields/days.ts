import { civilDate } from '@lianxin/domain';

const twoDigits = (number: string): string => number.padStart(2, '0');
const DAY = /(\d{4})[年.\-/](\d{1,2})[月.\-/](\d{1,2})日?/g;

/** The valid dates of a text in order, YYYY-MM-DD. */
export const daysIn = (text: string): string[] =>
  [...text.replaceAll(/[oO]/g, '0').matchAll(DAY)]
    .map(([, year = '', month = '', day = '']) => `${year}-${twoDigits(month)}-${twoDigits(day)}`)
    .filter((day) => civilDate(day) !== undefined);

/** Whether a period is open-ended. */
export const isForever = (text: string): boolean => /长期|永久|无固定期限/.test(text);

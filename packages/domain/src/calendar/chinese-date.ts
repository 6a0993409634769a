import type { CivilDate } from './civil-date.ts';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';

const digitWord = (digit: string): string => DIGITS.charAt(Number(digit));

function numberWords(value: number): string {
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  return (tens > 0 ? `${DIGITS.charAt(tens)}拾` : '') + (ones > 0 ? DIGITS.charAt(ones) : '');
}

/** Months 1, 2 and 10, and days 1 to 9, 10, 20 and 30, take a leading 零 so that nothing can be written in front (支付结算办法 附一). */
const monthTakesZero = (month: number): boolean => month === 1 || month === 2 || month === 10;
const dayTakesZero = (day: number): boolean => day < 10 || day % 10 === 0;

/** Writes a date in the characters used on bills: 2027-05-14 is 贰零贰柒年伍月壹拾肆日. */
export function formatChineseDate(date: CivilDate): string {
  const [year = '', monthText = '', dayText = ''] = date.split('-');
  const month = Number(monthText);
  const day = Number(dayText);
  const yearWords = Array.from(year, digitWord).join('');
  const monthWords = (monthTakesZero(month) ? '零' : '') + numberWords(month);
  const dayWords = (dayTakesZero(day) ? '零' : '') + numberWords(day);
  return `${yearWords}年${monthWords}月${dayWords}日`;
}

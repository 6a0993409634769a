import { decimalText, parseDecimal, yuanOf, type Fen } from './yuan.ts';

/** Amounts from this many yuan cannot be written in capitals (specification §9). */
export const MAX_CAPITALS_YUAN = 1_000_000_000_000_000n;

/** The smallest unit of capitals is the 毫, a ten-thousandth of a yuan. */
export const MAX_CAPITALS_DECIMALS = 4;

/** Why an amount cannot be written in capitals. */
export type CapitalsRefusal = 'not-a-number' | 'too-many-decimals' | 'too-large';

/** Thrown for an amount that cannot be written in capitals. */
export class CapitalsRangeError extends RangeError {
  readonly reason: CapitalsRefusal;

  constructor(reason: CapitalsRefusal) {
    super(`no Chinese capitals: ${reason}`);
    this.name = 'CapitalsRangeError';
    this.reason = reason;
  }
}

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const PARTS = '角分厘毫';

/** The reason why an amount in yuan cannot be written in capitals; undefined when it can. */
export function capitalsRefusal(text: string): CapitalsRefusal | undefined {
  const decimal = parseDecimal(text);
  if (!decimal) return 'not-a-number';
  if (decimal.scale > MAX_CAPITALS_DECIMALS) return 'too-many-decimals';
  const magnitude = decimal.units < 0n ? -decimal.units : decimal.units;
  return magnitude >= MAX_CAPITALS_YUAN * 10n ** BigInt(decimal.scale) ? 'too-large' : undefined;
}

/**
 * Writes the whole yuan, given as digits without leading zeros. Consecutive zeros between two written digits become a single 零, also
 * across 万 and 亿.
 */
function wholeCapitals(digits: string): string {
  let text = '';
  let zeroPending = false;
  let groupWritten = false;
  for (const [index, char] of Array.from(digits).entries()) {
    const place = digits.length - 1 - index;
    const digit = Number(char);
    if (digit === 0) {
      zeroPending = true;
    } else {
      text += (zeroPending ? '零' : '') + DIGITS.charAt(digit) + (PLACES[place % 4] ?? '');
      zeroPending = false;
      groupWritten = true;
    }
    if (place === 8) text += '亿';
    else if (place % 8 === 4 && groupWritten) text += '万';
    if (place % 4 === 0) groupWritten = false;
  }
  return text;
}

/** Writes the digits after the point; a leading zero is written only when a yuan part precedes it. */
function fractionCapitals(digits: string, afterYuan: boolean): string {
  let text = '';
  let zeroPending = false;
  for (const [index, char] of Array.from(digits).entries()) {
    const digit = Number(char);
    if (digit === 0) {
      zeroPending = afterYuan || text !== '';
    } else {
      text += (zeroPending ? '零' : '') + DIGITS.charAt(digit) + PARTS.charAt(index);
      zeroPending = false;
    }
  }
  return text;
}

export interface CapitalsOptions {
  /** Whether to put 人民币 directly before the capitals. @default false */
  readonly prefix?: boolean;
}

/**
 * Writes an amount in Chinese capitals, in the second official form of 支付结算办法 附一 (rules §9).
 * Up to four decimals; throws {@link CapitalsRangeError} at 1e15 yuan and above.
 */
export function toChineseCapitals(yuan: string | Fen, options: CapitalsOptions = {}): string {
  const source = typeof yuan === 'string' ? yuan : yuanOf(yuan);
  const refusal = capitalsRefusal(source);
  if (refusal) throw new CapitalsRangeError(refusal);
  const { units = 0n, scale = 0 } = parseDecimal(source) ?? {};
  const magnitude = decimalText(units < 0n ? -units : units, scale);
  const [wholeDigits = '', fractionDigits = ''] = magnitude.split('.');
  const whole = wholeCapitals(wholeDigits);
  const fraction = fractionCapitals(fractionDigits, whole !== '');
  const words = whole === '' && fraction !== '' ? fraction : `${whole || '零'}元${fraction || '整'}`;
  return (options.prefix ? '人民币' : '') + (units < 0n ? '负' : '') + words;
}

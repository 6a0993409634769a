import { decimalText, parseDecimal, yuanOf, type Fen } from './yuan.ts';

/** Amounts of this many yuan and more have no capitals (specification §9). */
export const MAX_CAPITALS_YUAN = 1_000_000_000_000_000n;

/** Capitals go down to the 毫, a ten-thousandth of a yuan. */
export const MAX_CAPITALS_DECIMALS = 4;

/** Why an amount has no capitals. */
export type CapitalsRefusal = 'not-a-number' | 'too-many-decimals' | 'too-large';

/** Thrown when an amount has no capitals; `reason` says why. */
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

/** Says why a text has no capitals; undefined when it has. */
export function capitalsRefusal(text: string): CapitalsRefusal | undefined {
  const decimal = parseDecimal(text);
  if (!decimal) return 'not-a-number';
  if (decimal.scale > MAX_CAPITALS_DECIMALS) return 'too-many-decimals';
  const magnitude = decimal.units < 0n ? -decimal.units : decimal.units;
  return magnitude >= MAX_CAPITALS_YUAN * 10n ** BigInt(decimal.scale) ? 'too-large' : undefined;
}

/** The word for a run of digits, the left-most first, which is zero only where it is alone; a run of zeros between two written digits is one 零, also across 万 and 亿. */
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

/** The word for the digits after the point; the yuan part decides whether a leading zero is spoken. */
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
  /** Whether 人民币 stands directly before the words. @default false */
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

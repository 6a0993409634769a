import { divideRounded } from './rounding.ts';
import { decimalText, parseDecimal, type Fen } from './yuan.ts';

export interface MoneyFormat {
  /** Places after the point, 1 to 20 (specification §5). @default 2 */
  readonly decimals?: number;
  /** Whether thousands are separated by commas. @default true */
  readonly grouping?: boolean;
}

/**
 * Formats an amount (fen, or yuan as text) for display in yuan, by default with two decimals and thousands separators. Excess places are
 * rounded half up. Throws a RangeError for invalid decimals and for a text that is not an amount.
 */
export function formatMoney(value: Fen | string, options: MoneyFormat = {}): string {
  const { decimals = 2, grouping = true } = options;
  if (!Number.isInteger(decimals) || decimals < 1 || decimals > 20) {
    throw new RangeError(`formatMoney: decimals must be a whole number from 1 to 20, not ${decimals}`);
  }
  const decimal = typeof value === 'string' ? parseDecimal(value) : { units: value, scale: 2 };
  if (!decimal) throw new RangeError('formatMoney: the text is not an amount in yuan');
  const missing = decimals - decimal.scale;
  const units = missing >= 0 ? decimal.units * 10n ** BigInt(missing) : divideRounded(decimal.units, 10n ** BigInt(-missing), 'halfUp');
  const text = decimalText(units, decimals);
  return grouping ? text.replace(/\d+/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ',')) : text;
}

import { fen, parseYuan, type Fen } from './yuan.ts';

/** 1e15 yuan, in fen. Amounts from here cannot be written in capitals and are refused (specification §5). */
const CEILING: Fen = fen(100_000_000_000_000_000n);

/** Amounts stated in larger units: the digits by which the decimal point moves. */
const UNITS: Readonly<Record<string, number>> = { 千: 3, 万: 4, 百万: 6, 亿: 8 };
const UNIT_AFTER = /(?:(百万|[千万亿])[元圆]?|[元圆])整?$/;
const CURRENCY_AROUND = /^(?:RMB|CNY|人民币|[¥￥])|(?:RMB|CNY|人民币)$/i;
/** Separators between digits; a comma before one or two last digits could be a decimal point, as could one behind a point. */
const AMBIGUOUS_COMMA = /,\d{0,2}$|\..*,/;

/** No spelling of an amount is longer. */
const WRITTEN_MAX = 100;

/** Moves the decimal point of a plain decimal to the right. */
function movePoint(decimal: string, places: number): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  const moved = whole + fraction.padEnd(places, '0').slice(0, places);
  return `${moved.replace(/^0+(?=\d)/, '')}.${fraction.slice(places)}`.replace(/\.$/, '');
}

/** The typed text as a plain decimal in yuan; empty where it is none. */
export function plainMoney(typed: string, power = 0): string {
  if (typed.length > WRITTEN_MAX) return '';
  let text = typed
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replace('。', '.')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replace(CURRENCY_AROUND, '');
  const signed = /^(?<sign>[-+])(?<front>.+)$|^(?<behind>.+)-$|^\((?<inside>.+)\)$/.exec(text)?.groups;
  const sign = signed === undefined || signed['sign'] === '+' ? '' : '-';
  text = (signed?.['front'] ?? signed?.['behind'] ?? signed?.['inside'] ?? text).replace(CURRENCY_AROUND, '');
  const unit = UNIT_AFTER.exec(text)?.[1];
  text = text.replace(UNIT_AFTER, '').replace(CURRENCY_AROUND, '');
  if (!AMBIGUOUS_COMMA.test(text)) text = text.replaceAll(',', '');
  const places = unit === undefined ? power : (UNITS[unit] ?? 0);
  if (places > 0 && /^\d+(?:\.\d+)?$/.test(text)) text = movePoint(text, places);
  // Banks write four decimals; those of nothing are no part of the amount.
  const plain = text.replace(/^(\d+\.\d{2}\d*?)0+$/, '$1');
  return /^\d/.test(plain) ? sign + plain : '';
}

export const isWritableMoney = (amount: Fen): boolean => amount < CEILING && amount > -CEILING;

/**
 * Reads an amount in yuan as people type, paste and export it, and returns it in fen: with thousands separators, in full-width characters,
 * with ¥, CNY, 元 or 万元, with a sign in front, behind or as brackets. Undefined if it is not an amount, has more than two decimals, has a
 * comma that may be a decimal point, or is 1e15 yuan or more. `power` is the power of ten in which an amount without a unit is stated.
 */
export function readMoney(typed: string, power = 0): Fen | undefined {
  const amount = parseYuan(plainMoney(typed, power));
  return amount !== undefined && isWritableMoney(amount) ? amount : undefined;
}

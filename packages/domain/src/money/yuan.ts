declare const fenBrand: unique symbol;

/** An amount of money in integer fen, a hundredth of a yuan. */
export type Fen = bigint & { readonly [fenBrand]: 'fen' };

/** Says that an integer is an amount in fen. */
export function fen(amount: bigint): Fen {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that brands an amount
  return amount as Fen;
}

/** Nothing owed, nothing held. */
export const ZERO_FEN: Fen = fen(0n);

/** A decimal as a whole number of its own last place: "1,234.5" has 12345 units of scale 1. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const DECIMAL = /^(-?)((?:0|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*))(?:\.(\d+))?$/;

/** Reads a plain or thousands-separated decimal exactly; undefined for anything else, a trailing point or a leading zero included. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  const units = BigInt(whole.replaceAll(',', '') + fraction);
  return { units: sign === '-' ? -units : units, scale: fraction.length };
}

/** Writes a whole number of the last place as a plain decimal with that many places. */
export function decimalText(units: bigint, scale: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const sign = units < 0n ? '-' : '';
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** Reads an amount in yuan with at most two decimals; undefined when the text is not one. */
export function parseYuan(text: string): Fen | undefined {
  const decimal = parseDecimal(text);
  if (!decimal || decimal.scale > 2) return undefined;
  return fen(decimal.units * 10n ** BigInt(2 - decimal.scale));
}

/** Writes an amount in yuan as the wire carries it: two decimals, no separators. */
export function yuanOf(amount: Fen): string {
  return decimalText(amount, 2);
}

/** Adds amounts exactly. */
export function sumFen(list: Iterable<Fen>): Fen {
  let total = 0n;
  for (const amount of list) total += amount;
  return fen(total);
}

/** The difference of two amounts. */
export function subtractFen(from: Fen, amount: Fen): Fen {
  return fen(from - amount);
}

/** The smaller of two amounts. */
export function minFen(left: Fen, right: Fen): Fen {
  return left < right ? left : right;
}

/** The larger of two amounts. */
export function maxFen(left: Fen, right: Fen): Fen {
  return left > right ? left : right;
}

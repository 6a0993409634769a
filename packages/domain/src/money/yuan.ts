declare const fenBrand: unique symbol;

/** An amount of money as an integer number of fen, a hundredth of a yuan. */
export type Fen = bigint & { readonly [fenBrand]: 'fen' };

/** Brands an integer as an amount in fen. */
export function fen(amount: bigint): Fen {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that brands an amount
  return amount as Fen;
}

export const ZERO_FEN: Fen = fen(0n);

/** A decimal number as integer `units` with `scale` decimal places: "1,234.5" has units 12345 and scale 1. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const DECIMAL = /^(-?)((?:0|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*))(?:\.(\d+))?$/;

/** Parses a plain or thousands-separated decimal exactly; undefined otherwise, including for a trailing point or a leading zero. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  const units = BigInt(whole.replaceAll(',', '') + fraction);
  return { units: sign === '-' ? -units : units, scale: fraction.length };
}

/** Formats integer units with `scale` decimal places, without separators. */
export function decimalText(units: bigint, scale: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const sign = units < 0n ? '-' : '';
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** Parses an amount in yuan with at most two decimals to fen; undefined when the text is not one. */
export function parseYuan(text: string): Fen | undefined {
  const decimal = parseDecimal(text);
  if (!decimal || decimal.scale > 2) return undefined;
  return fen(decimal.units * 10n ** BigInt(2 - decimal.scale));
}

/** Formats an amount in yuan as sent on the wire: two decimals, no separators. */
export function yuanOf(amount: Fen): string {
  return decimalText(amount, 2);
}

export function sumFen(list: Iterable<Fen>): Fen {
  let total = 0n;
  for (const amount of list) total += amount;
  return fen(total);
}

export function subtractFen(from: Fen, amount: Fen): Fen {
  return fen(from - amount);
}

export function minFen(left: Fen, right: Fen): Fen {
  return left < right ? left : right;
}

export function maxFen(left: Fen, right: Fen): Fen {
  return left > right ? left : right;
}

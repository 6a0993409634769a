import { decimalText, parseDecimal } from './yuan.ts';

/** A rate in parts per million: 3.6 % is 36000, 1 per ten thousand is 100. */
export type Ppm = bigint;

/** Unit of a quoted rate (rules §10). */
export type RateUnit = 'annualPercent' | 'dailyPerTenThousand' | 'flatPerTenThousand';

export const RATE_UNITS: readonly RateUnit[] = ['annualPercent', 'dailyPerTenThousand', 'flatPerTenThousand'];

/** Highest annual rate of a quote, 24 % (screens §9). */
export const MAX_ANNUAL_RATE_PPM: Ppm = 240_000n;

function parseScaled(text: string, places: number): Ppm | undefined {
  const decimal = parseDecimal(text);
  if (!decimal || decimal.units < 0n || decimal.scale > places) return undefined;
  return decimal.units * 10n ** BigInt(places - decimal.scale);
}

function formatScaled(rate: Ppm, places: number): string {
  const text = decimalText(rate, places);
  const spare = places - 2;
  return spare === 0 ? text : text.replace(new RegExp(`0{1,${spare}}$`), '');
}

/** Parses a percentage with at most four decimals and an optional % sign: "3.6" is 36000; undefined when negative or malformed. */
export function parseRatePercent(text: string): Ppm | undefined {
  return parseScaled(text.endsWith('%') ? text.slice(0, -1) : text, 4);
}

/** Formats a rate as a percentage with two to four decimals, without the % sign: 36000 is "3.60". */
export function formatRatePercent(rate: Ppm): string {
  return formatScaled(rate, 4);
}

/** Formats a ratio, such as a coverage or a share, as a percentage with exactly two decimals, rounded down: 999999 is "99.99". */
export function formatRatioPercent(ratio: Ppm): string {
  return decimalText(ratio / 100n, 2);
}

/** Parses a rate per ten thousand (万分之) with at most two decimals: "1.05" is 105; undefined when negative or malformed. */
export function parseRatePerTenThousand(text: string): Ppm | undefined {
  return parseScaled(text, 2);
}

/** Formats a rate per ten thousand with two decimals: 105 is "1.05". */
export function formatRatePerTenThousand(rate: Ppm): string {
  return formatScaled(rate, 2);
}

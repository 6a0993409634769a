import { yuanOf, fen } from '../money/yuan.ts';

/** Values allowed in a history event: texts, integers, amounts in fen (bigint), and lists and records of these. */
export type HistoryValue =
  | string
  | number
  | boolean
  | bigint
  | null
  | undefined
  | readonly HistoryValue[]
  | { readonly [key: string]: HistoryValue };

const isList = (value: object): value is readonly HistoryValue[] => Array.isArray(value);

/**
 * Serialises a value canonically, so that the same facts have the same hash before and after storage: keys in code-unit order, amounts
 * as yuan, undefined properties omitted. Throws a RangeError for a number that is not a safe integer.
 */
export function canonicalText(value: HistoryValue): string {
  if (typeof value === 'bigint') return JSON.stringify(yuanOf(fen(value)));
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new RangeError('a history event carries whole numbers only');
  if (value === null || value === undefined) return 'null';
  if (typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalText).join(',')}]`;
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalText(entry)}`).join(',')}}`;
}

import { yuanOf, fen } from '../money/yuan.ts';

/** What a history event may tell: texts, whole numbers, amounts in fen, and lists and records of these. */
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

/** One text for one value: keys in code-unit order, amounts as yuan, absent keys left out, so that the same facts hash alike before and after storage. */
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

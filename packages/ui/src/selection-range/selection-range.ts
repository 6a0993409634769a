import { useRef } from 'react';

export interface SelectionRange {
  /** The keys that a change of `key` covers: with Shift all from the last changed one, otherwise this one. */
  covers: (keys: readonly string[], key: string, extend: boolean) => readonly string[];
  /** The keys between two neighbours while a person moves with Shift; the first of them starts the range. */
  follows: (keys: readonly string[], from: string, to: string) => readonly string[];
}

/** Selecting a range: remembers from where Shift extends. */
export function useSelectionRange(): SelectionRange {
  const start = useRef<string>(undefined);
  const covers: SelectionRange['covers'] = (keys, key, extend) => {
    const from = extend && start.current !== undefined ? keys.indexOf(start.current) : -1;
    const to = keys.indexOf(key);
    if (from < 0 || to < 0) {
      start.current = key;
      return [key];
    }
    return keys.slice(Math.min(from, to), Math.max(from, to) + 1);
  };
  return {
    covers,
    follows: (keys, from, to) => {
      if (start.current === undefined || !keys.includes(start.current)) start.current = from;
      return [...new Set([from, ...covers(keys, to, true)])];
    },
  };
}

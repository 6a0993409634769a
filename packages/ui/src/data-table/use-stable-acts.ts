import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RowActs } from './table-row.tsx';

/** Stable callbacks that always call the functions of the latest render. */
export function useStableActs(acts: RowActs): RowActs {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  return useMemo(
    () => ({
      open: (index) => latest.current.open(index),
      choose: (index, on, extend) => latest.current.choose(index, on, extend),
      press: (index, event) => latest.current.press(index, event),
      reach: (index) => latest.current.reach(index),
    }),
    [],
  );
}

import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RowActs } from './table-row.tsx';

/** The same functions for the life of a component, always doing what the latest render says. */
export function useSteady(acts: RowActs): RowActs {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  return useMemo(
    () => ({
      open: (index) => latest.current.open(index),
      choose: (index, on) => latest.current.choose(index, on),
      press: (index, event) => latest.current.press(index, event),
      reach: (index) => latest.current.reach(index),
    }),
    [],
  );
}

import { useCallback, useLayoutEffect, useRef } from 'react';
import type { TableRowProps } from './table-row.tsx';

type Choose = TableRowProps<unknown>['onChoose'];

/** A stable callback that always calls the function of the latest render. */
export function useStableChoose(choose: Choose): Choose {
  const latest = useRef(choose);
  useLayoutEffect(() => {
    latest.current = choose;
  });
  return useCallback((index, chosen, extend) => latest.current(index, chosen, extend), []);
}

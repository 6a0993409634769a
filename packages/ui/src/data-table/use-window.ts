import type { RefObject } from 'react';
import { useVirtualRows } from '../virtual-rows/use-virtual-rows.ts';

/** Number of rows above which the table is virtualised. */
export const windowThreshold = 200;
const headHeight = 36;

/** The rendered rows, and the heights of the spacers before and after them. */
export function useWindow(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const windowed = count > windowThreshold;
  const { scrollTo, ...drawn } = useVirtualRows({ scroller, count, rowHeight, head: headHeight, enabled: windowed });
  return { ...drawn, windowed, scrollTo: windowed ? scrollTo : undefined };
}

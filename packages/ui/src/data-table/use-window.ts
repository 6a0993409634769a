import type { RefObject } from 'react';
import { useInSight } from '../in-sight/use-in-sight.ts';

/** Beyond this many rows only those in sight are drawn. */
export const windowThreshold = 200;
const headHeight = 36;

/** Which rows are drawn, and the empty heights before and after them. */
export function useWindow(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const windowed = count > windowThreshold;
  const { scrollTo, ...drawn } = useInSight({ scroller, count, rowHeight, head: headHeight, enabled: windowed });
  return { ...drawn, windowed, scrollTo: windowed ? scrollTo : undefined };
}

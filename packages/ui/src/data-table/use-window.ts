import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';

/** Beyond this many rows only those in sight are drawn. */
export const windowThreshold = 200;
const headHeight = 36;

/** Which rows are drawn, and the empty heights before and after them. */
export function useWindow(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const windowed = count > windowThreshold;
  // oxlint-disable-next-line react/incompatible-library -- a warning to the React Compiler, which is not used here
  const virtualizer = useVirtualizer({
    count,
    enabled: windowed,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const items = windowed ? virtualizer.getVirtualItems() : [];
  const first = items[0];
  const last = items.at(-1);
  return {
    windowed,
    indexes: windowed ? items.map((item) => item.index) : Array.from({ length: count }, (_, index) => index),
    before: first ? first.start - headHeight : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - headHeight) : 0,
    scrollTo: windowed ? (index: number) => virtualizer.scrollToIndex(index) : undefined,
  };
}

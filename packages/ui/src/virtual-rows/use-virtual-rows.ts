import { useCallback, useEffect, useState, type RefObject } from 'react';

export interface VirtualRowsOptions {
  /** The scroll frame. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Height of every row in px. */
  readonly rowHeight: number;
  /** Height of a sticky header above the rows in px. @default 0 */
  readonly head?: number;
  /** False renders all rows, which is cheaper for short lists. */
  readonly enabled: boolean;
}

/** Rows rendered beyond the visible ones, so that scrolling does not show gaps. */
const OVERSCAN = 10;
/** Rendered rows before the frame has been measured. */
const INITIAL_RANGE = { from: 0, to: 30 };

/** Virtualises rows of equal height: returns the rows to render, the spacer heights, and a function to scroll to a row. */
export function useVirtualRows({ scroller, count, rowHeight, head = 0, enabled }: VirtualRowsOptions) {
  const [range, setRange] = useState(INITIAL_RANGE);
  useEffect(() => {
    const frame = scroller.current;
    if (!enabled || frame === null) return undefined;
    const measure = () => {
      const from = Math.floor(frame.scrollTop / rowHeight);
      const to = Math.ceil((frame.scrollTop + frame.clientHeight - head) / rowHeight);
      // A frame without height, for example in jsdom, keeps the initial range.
      if (to > from) setRange((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    measure();
    frame.addEventListener('scroll', measure, { passive: true });
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    sizes?.observe(frame);
    return () => {
      frame.removeEventListener('scroll', measure);
      sizes?.disconnect();
    };
  }, [scroller, count, rowHeight, head, enabled]);

  /** Scrolls by the smallest distance that makes the row visible. */
  const scrollTo = useCallback(
    (index: number) => {
      const frame = scroller.current;
      if (frame === null) return;
      const top = index * rowHeight;
      const least = top + rowHeight + head - frame.clientHeight;
      Object.assign(frame, { scrollTop: Math.min(top, Math.max(frame.scrollTop, least)) });
    },
    [scroller, rowHeight, head],
  );

  const from = enabled ? Math.max(0, Math.min(range.from, count) - OVERSCAN) : 0;
  const to = enabled ? Math.min(count, range.to + OVERSCAN) : count;
  return {
    indexes: Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at),
    /** Spacer heights in px for the rows before and after the rendered ones. */
    before: from * rowHeight,
    after: Math.max(0, count - to) * rowHeight,
    scrollTo,
  };
}

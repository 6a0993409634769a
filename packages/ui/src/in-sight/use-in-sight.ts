import { useCallback, useEffect, useState, type RefObject } from 'react';

export interface InSightOptions {
  /** What the rows scroll in. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Pixels; every row is as high. */
  readonly rowHeight: number;
  /** Pixels of a head that stays over the rows. @default 0 */
  readonly head?: number;
  /** Few rows are all drawn, which costs less than looking which are seen. */
  readonly enabled: boolean;
}

/** Rows drawn beyond those in sight, so that a turn of the wheel finds them there. */
const BEYOND = 10;
/** Before the frame has been looked at. */
const AT_FIRST = { from: 0, to: 30 };

/** Which of many equally high rows are in sight, and how to bring one there. */
export function useInSight({ scroller, count, rowHeight, head = 0, enabled }: InSightOptions) {
  const [seen, setSeen] = useState(AT_FIRST);
  useEffect(() => {
    const frame = scroller.current;
    if (!enabled || frame === null) return undefined;
    const look = () => {
      const from = Math.floor(frame.scrollTop / rowHeight);
      const to = Math.ceil((frame.scrollTop + frame.clientHeight - head) / rowHeight);
      // A frame without a height, as where nothing is laid out, shows what it shows at first.
      if (to > from) setSeen((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    look();
    frame.addEventListener('scroll', look, { passive: true });
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    sizes?.observe(frame);
    return () => {
      frame.removeEventListener('scroll', look);
      sizes?.disconnect();
    };
  }, [scroller, count, rowHeight, head, enabled]);

  /** Scrolls as little as brings the row into the frame. */
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

  const from = enabled ? Math.max(0, Math.min(seen.from, count) - BEYOND) : 0;
  const to = enabled ? Math.min(count, seen.to + BEYOND) : count;
  return {
    indexes: Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at),
    /** Pixels of the rows that are not drawn, before and after those that are. */
    before: from * rowHeight,
    after: Math.max(0, count - to) * rowHeight,
    scrollTo,
  };
}

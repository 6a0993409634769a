import { useEffect, useRef } from 'react';

/** Hover delay before a tooltip opens; none if another one has just closed. */
const REST_MS = 400;
const JUST_CLOSED_MS = 200;
/** Time for moving the pointer from the element to its tooltip. */
const CROSSING_MS = 100;

let closedAt = -Infinity;

/** Opens and closes a tooltip by pointer movement, with delays. */
export function useHovered(show: (shown: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const soon = (shown: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!shown) closedAt = Date.now();
      show(shown);
    }, ms);
  };
  return {
    enter: () => soon(true, Date.now() - closedAt < JUST_CLOSED_MS ? 0 : REST_MS),
    leave: () => soon(false, CROSSING_MS),
    /** Opens or closes without delay. */
    now: (shown: boolean) => {
      clearTimeout(timer.current);
      show(shown);
    },
  };
}

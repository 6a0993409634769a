import { useEffect, useRef } from 'react';

/** Milliseconds that the pointer rests before a note is shown; after another note has just gone it is shown at once. */
const REST_MS = 400;
const JUST_GONE_MS = 200;
/** Time to go from the element over to its note. */
const CROSSING_MS = 100;

let goneAt = -Infinity;

/** When a pointer means a note to be shown, and when to go. */
export function useHovered(show: (shown: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const soon = (shown: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!shown) goneAt = Date.now();
      show(shown);
    }, ms);
  };
  return {
    enter: () => soon(true, Date.now() - goneAt < JUST_GONE_MS ? 0 : REST_MS),
    leave: () => soon(false, CROSSING_MS),
    /** Shown or gone now, whatever the pointer meant. */
    now: (shown: boolean) => {
      clearTimeout(timer.current);
      show(shown);
    },
  };
}

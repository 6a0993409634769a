import { useEffect, useRef } from 'react';

export interface ReviewKeys {
  readonly move: (step: -1 | 1) => void;
  readonly open: () => void;
  readonly pass: (() => void) | undefined;
  readonly giveBack: (() => void) | undefined;
}

const busyElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [role=combobox], [role=dialog], [role=alertdialog], [role=listbox]') !== null;

/** Keys of a review queue wherever the focus is: ↑ ↓ or K J move, Enter opens, A passes, R returns (visual.md, work queues). */
export function useReviewKeys(keys: ReviewKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.repeat || busyElsewhere(event.target)) return;
      const { move, open, pass, giveBack } = latest.current;
      const inControl = event.target instanceof Element && event.target.closest('button, a, [tabindex="0"]') !== null;
      const acts: Readonly<Record<string, (() => void) | undefined>> = {
        j: () => move(1),
        k: () => move(-1),
        a: pass,
        r: giveBack,
        // What has the focus has the first claim on these.
        ...(inControl ? {} : { arrowdown: () => move(1), arrowup: () => move(-1), enter: open }),
      };
      const act = acts[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

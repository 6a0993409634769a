import { useEffect, useRef } from 'react';

export interface ReviewKeys {
  readonly move: (step: -1 | 1) => void;
  readonly open: () => void;
  /** Additional keys, such as `a`; undefined for a key that does nothing now. */
  readonly acts: Readonly<Record<string, () => void>>;
}

const TYPING = 'input, textarea, select, [role=combobox], [role=listbox]';
/** A dialog over the queue receives all keys, wherever the focus is. */
const OPEN = '[role=dialog], [role=alertdialog]';
const within = (target: EventTarget | null, selector: string): boolean => target instanceof Element && target.closest(selector) !== null;

/** The keys of a review queue: ↑ ↓ or K J move, Enter opens, a letter decides. */
export function useReviewKeys(keys: ReviewKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.repeat) return;
      if (within(event.target, TYPING) || document.querySelector(OPEN)) return;
      const { move, open, acts } = latest.current;
      const all: Readonly<Record<string, (() => void) | undefined>> = {
        ...acts,
        j: () => move(1),
        k: () => move(-1),
        // A focused control handles these keys itself.
        ...(within(event.target, 'button, a, [tabindex="0"]') ? {} : { arrowdown: () => move(1), arrowup: () => move(-1), enter: open }),
      };
      const act = all[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

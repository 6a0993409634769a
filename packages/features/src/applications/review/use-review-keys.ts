import { useEffect, useRef } from 'react';

export interface ReviewKeys {
  readonly move: (step: -1 | 1) => void;
  readonly open: () => void;
  /** What the letters do besides, such as `a`; one that does nothing now is left out. */
  readonly acts: Readonly<Record<string, () => void>>;
}

const TYPING = 'input, textarea, select, [role=combobox], [role=listbox]';
/** What is open over the queue has every key, wherever the focus is. */
const OPEN = '[role=dialog], [role=alertdialog]';
const within = (target: EventTarget | null, selector: string): boolean => target instanceof Element && target.closest(selector) !== null;

/** Keys of a review queue wherever the focus is: ↑ ↓ or K J move, Enter opens, a letter acts. */
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
        // What has the focus has the first claim on these.
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

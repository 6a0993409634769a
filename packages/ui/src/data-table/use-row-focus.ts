import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

export interface RowFocusOptions {
  count: number;
  /** The row with open details, from which the arrow keys move while nothing has the focus, as after following a link; -1 for none. */
  current: number;
  table: RefObject<HTMLElement | null>;
  /** Scrolls to a row that is not rendered. */
  scrollTo?: ((index: number) => void) | undefined;
  onOpen?: ((index: number) => void) | undefined;
  /** `extend`: with all rows since the last one. */
  onToggle?: ((index: number, extend: boolean) => void) | undefined;
  /** Called before a move with Shift. */
  onExtend?: ((from: number, to: number) => void) | undefined;
  /** Called when a key moves to a row. */
  onReach?: ((index: number) => void) | undefined;
}

/** Keyboard navigation of rows: one tab stop; arrows, Home, End and Page keys move, Enter opens, Space selects, with Shift a range. */
export function useRowFocus({ count, current, table, scrollTo, onOpen, onToggle, onExtend, onReach }: RowFocusOptions) {
  const [active, setActive] = useState(0);
  const pendingFocus = useRef<number | undefined>(undefined);

  // Runs after every render, because a distant row is rendered only after the table has scrolled to it.
  useLayoutEffect(() => {
    if (pendingFocus.current === undefined) return;
    const row = table.current?.querySelector<HTMLElement>(`[data-row="${pendingFocus.current}"]`);
    if (!row) return;
    pendingFocus.current = undefined;
    row.focus();
  });

  const within = (to: number) => Math.min(Math.max(to, 0), count - 1);

  const move = (index: number) => {
    pendingFocus.current = index;
    scrollTo?.(index);
    setActive(index);
    onReach?.(index);
  };

  const moveFromCurrent = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isElsewhere = document.activeElement !== null && !document.activeElement.matches('body, main, h1');
    if (isElsewhere || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
    const step = STEPS[event.key];
    if (step === undefined) return;
    const to = within(current + step);
    // At an end of the table the key scrolls the page.
    if (to === current) return;
    event.preventDefault();
    move(to);
  });
  const isFollowed = onReach !== undefined && current >= 0;
  useEffect(() => {
    if (!isFollowed) return undefined;
    const listen = (event: globalThis.KeyboardEvent) => moveFromCurrent(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isFollowed]);

  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLElement>) => {
    if (
      !(event.target instanceof HTMLElement && event.target.dataset['row'] !== undefined) ||
      event.metaKey ||
      event.ctrlKey ||
      event.altKey
    )
      return;
    const act = actionOf(event.key, index, count);
    if (act === undefined) return;
    if (act === 'open') onOpen?.(index);
    else if (act === 'toggle') onToggle?.(index, event.shiftKey);
    else {
      const to = within(act);
      // At an end of the table the key scrolls the page.
      if (to === index) return;
      if (event.shiftKey) onExtend?.(index, to);
      move(to);
    }
    event.preventDefault();
  };

  return { active: Math.min(active, Math.max(count - 1, 0)), setActive, onKeyDown };
}

const STEPS: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowUp: -1 };

function actionOf(key: string, index: number, count: number): number | 'open' | 'toggle' | undefined {
  switch (key) {
    case 'ArrowDown':
      return index + 1;
    case 'ArrowUp':
      return index - 1;
    case 'PageDown':
      return index + 10;
    case 'PageUp':
      return index - 10;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Enter':
      return 'open';
    case ' ':
      return 'toggle';
    default:
      return undefined;
  }
}

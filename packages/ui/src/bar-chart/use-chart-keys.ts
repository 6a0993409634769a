import { useState, type KeyboardEvent } from 'react';

/** Keyboard navigation: the chart is one tab stop; arrows, Home and End select values, Escape clears the selection. */
export function useChartKeys(count: number, start: number | undefined) {
  const [active, setActive] = useState<number | undefined>(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = active ?? start ?? 0;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[event.key];
    if (event.key === 'Escape') setActive(undefined);
    if (to === undefined) return;
    event.preventDefault();
    setActive(Math.min(Math.max(to, 0), count - 1));
  };
  return {
    active,
    setActive,
    keys: { tabIndex: 0, onKeyDown, onFocus: () => setActive((now) => now ?? start ?? 0), onBlur: () => setActive(undefined) },
  };
}

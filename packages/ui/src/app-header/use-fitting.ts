import { useLayoutEffect, useState, type RefObject } from 'react';

/** Number of children that fit into a row, and the unused width in px after the last of them. Updated when the row is resized. */
export function useFitting(row: RefObject<HTMLElement | null>, count: number): { fitting: number; slack: number } {
  const [fit, setFit] = useState({ fitting: count, slack: 0 });
  useLayoutEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      const edge = element.getBoundingClientRect().right;
      const ends = [...element.children].slice(0, count).map((child) => child.getBoundingClientRect().right);
      const fitting = ends.filter((end) => end <= edge + 1);
      setFit({ fitting: fitting.length, slack: Math.max(0, edge - (fitting.at(-1) ?? edge)) });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, count]);
  return { fitting: Math.min(fit.fitting, count), slack: fit.slack };
}

import { useLayoutEffect, useState, type RefObject } from 'react';

/** How many children of a row fit its width; the rest belong in a menu. Measured again as the row changes. */
export function useFitting(row: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      const edge = element.getBoundingClientRect().right + 1;
      setFitting([...element.children].slice(0, count).filter((child) => child.getBoundingClientRect().right <= edge).length);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, count]);
  return Math.min(fitting, count);
}

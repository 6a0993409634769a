import { useLayoutEffect, type RefObject } from 'react';

/** Says in a custom property of the whole page how high an element is, in pixels, for others to keep clear of it; takes it back when the element goes or is not `active`. */
export function usePublishedHeight(element: RefObject<HTMLElement | null>, property: `--${string}`, active = true): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!active || !current || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property, active]);
}

import { useLayoutEffect, type RefObject } from 'react';

/** Publishes the height of an element in px as a CSS variable on the root element, for layouts that must not overlap it. Removed on unmount and while not `active`. */
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

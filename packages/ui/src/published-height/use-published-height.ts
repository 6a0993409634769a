import { useLayoutEffect, type RefObject } from 'react';

/** Publishes the height or width of an element in px as a CSS variable on the root element, for layouts that must not overlap it. Removed on unmount and while not `active`. */
export function usePublishedSize(
  element: RefObject<HTMLElement | null>,
  property: `--${string}`,
  side: 'height' | 'width',
  active = true,
): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!active || !current || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${side === 'height' ? current.offsetHeight : current.offsetWidth}px`),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property, side, active]);
}

/** `usePublishedSize` for the height. */
export const usePublishedHeight = (element: RefObject<HTMLElement | null>, property: `--${string}`, active = true): void =>
  usePublishedSize(element, property, 'height', active);

import { useLayoutEffect } from 'react';

/** Publishes the height of a sticky bar as a CSS variable on the root element, for positioning elements that stick below it. */
export function useRootSize(name: '--header-now' | '--tabs-now', size: string) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(name, size);
    return () => {
      style.removeProperty(name);
    };
  }, [name, size]);
}

import { useLayoutEffect } from 'react';

/** Tells the page how high a sticky bar stands, so that what sticks below it knows where. */
export function useRootSize(name: '--header-now' | '--tabs-now', size: string) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(name, size);
    return () => {
      style.removeProperty(name);
    };
  }, [name, size]);
}

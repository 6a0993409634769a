import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now; follows the window as it changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = match(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => match(query)?.matches ?? false,
    () => false,
  );
}

/** A phone: the shell stacks, tables become cards. */
export const useIsMobile = () => useMediaQuery('(width <= 600px)');
/** A tablet or smaller: the sider is icons, low columns are hidden. */
export const useIsTablet = () => useMediaQuery('(width <= 992px)');

// jsdom has no media queries.
const match = (query: string) =>
  typeof window !== 'undefined' && typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;

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

/** One list a query: a browser keeps every list that it was ever asked for. */
const known = new WeakMap<typeof window.matchMedia, Map<string, MediaQueryList>>();

function match(query: string): MediaQueryList | undefined {
  // jsdom has no media queries.
  if (typeof window === 'undefined' || typeof window.matchMedia !== 'function') return undefined;
  const lists = known.get(window.matchMedia) ?? new Map<string, MediaQueryList>();
  known.set(window.matchMedia, lists);
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
}

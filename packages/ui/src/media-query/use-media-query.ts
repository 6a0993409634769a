import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; updates when that changes. */
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

/** 600 px and below: phone layout, tables as cards. */
export const useIsMobile = () => useMediaQuery('(width <= 600px)');
/** 992 px and below: icon-only side menu, low-priority columns hidden. */
export const useIsTablet = () => useMediaQuery('(width <= 992px)');

/** Caches one MediaQueryList per query, because browsers never release them. */
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

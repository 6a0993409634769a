import { use, useCallback, useEffect, useMemo, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation, useNavigate } from 'react-router-dom';

/** The query that the address has by now: while a change is still being drawn, the page knows an older one. */
function queryNow(navigator: object, drawn: string): string {
  const location: unknown = 'location' in navigator ? navigator.location : undefined;
  if (typeof location !== 'object' || location === null || !('search' in location)) return drawn;
  return typeof location.search === 'string' ? location.search : drawn;
}

/** Filters, page and sort of a list, kept in the address so that the list can be shared and reloaded. Values equal to their default are left out. `change` stays the same function. */
export function useQueryState<const Key extends string>(
  defaults: Readonly<Record<Key, string>>,
): readonly [Readonly<Record<Key, string>>, (changes: Partial<Record<Key, string>>) => void] {
  const { navigator } = use(NavigationContext);
  const { search } = useLocation();
  const navigate = useNavigate();
  const values = useMemo(() => {
    const params = new URLSearchParams(search);
    const entries = Object.entries<string>(defaults).map(([key, fallback]) => [key, params.get(key) ?? fallback]);
    return Object.fromEntries(entries) as Readonly<Record<Key, string>>;
  }, [search, defaults]);
  const shown = useRef(true);
  const drawn = useRef(search);
  useEffect(() => {
    drawn.current = search;
  }, [search]);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const change = useCallback(
    (changes: Partial<Record<Key, string>>) => {
      // An answer that comes late brings nobody back to the page that they left.
      if (!shown.current) return;
      const next = new URLSearchParams(queryNow(navigator, drawn.current));
      for (const [key, value] of Object.entries<string | undefined>(changes)) {
        if (value === undefined || value === Object.entries<string>(defaults).find(([name]) => name === key)?.[1]) next.delete(key);
        else next.set(key, value);
      }
      void navigate(`?${next.toString()}`, { replace: true });
    },
    [navigator, navigate, defaults],
  );
  return [values, change];
}

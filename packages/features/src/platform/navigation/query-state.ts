import { use, useCallback, useEffect, useMemo, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation, useNavigate } from 'react-router-dom';

/** The query of the current address; the page may still show an older one. */
function queryNow(navigator: object, drawn: string): string {
  const location: unknown = 'location' in navigator ? navigator.location : undefined;
  if (typeof location !== 'object' || location === null || !('search' in location)) return drawn;
  return typeof location.search === 'string' ? location.search : drawn;
}

/** Filters, page and order of a list in the address, for sharing and reloading. Default values are left out. `change` is stable. */
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
      // A late response must not bring the person back to a page they left.
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

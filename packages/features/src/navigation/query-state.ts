import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Filters, page and sort of a list, kept in the address so that the list can be shared and reloaded. Values equal to their default are left out. */
export function useQueryState<const Key extends string>(
  defaults: Readonly<Record<Key, string>>,
): readonly [Readonly<Record<Key, string>>, (changes: Partial<Record<Key, string>>) => void] {
  const [params, setParams] = useSearchParams();
  const values = useMemo(() => {
    const entries = Object.entries<string>(defaults).map(([key, fallback]) => [key, params.get(key) ?? fallback]);
    return Object.fromEntries(entries) as Readonly<Record<Key, string>>;
  }, [params, defaults]);
  const shown = useRef(true);
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
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [key, value] of Object.entries<string | undefined>(changes)) {
            if (value === undefined || value === Object.entries<string>(defaults).find(([name]) => name === key)?.[1]) next.delete(key);
            else next.set(key, value);
          }
          return next;
        },
        { replace: true },
      );
    },
    [setParams, defaults],
  );
  return [values, change];
}

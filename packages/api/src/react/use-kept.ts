import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useClient } from './client-provider.tsx';
import { forgetChange } from './running-answers.ts';

/**
 * How many of the latest unused answers stay cached for pages that come back; without a limit, a window that stays open all day would keep
 * all.
 */
const MOST = 100;

/** By cache, the number of components that show each key, the last released one at the end. */
const shownIn = new WeakMap<object, Map<string, number>>();

/** Keeps the answer of a key while it is shown, and for a while afterwards. */
export function useKept(key: string): void {
  const client = useClient();
  const { cache } = useSWRConfig();
  useEffect(() => {
    const shown = shownIn.get(cache) ?? new Map<string, number>();
    shownIn.set(cache, shown);
    shown.set(key, (shown.get(key) ?? 0) + 1);
    return () => {
      const left = (shown.get(key) ?? 1) - 1;
      shown.delete(key);
      shown.set(key, left);
      const idle = [...shown].filter(([, times]) => times === 0);
      for (const [old] of idle.slice(0, -MOST)) {
        shown.delete(old);
        cache.delete(old);
        forgetChange(client, old);
      }
    };
  }, [client, cache, key]);
}

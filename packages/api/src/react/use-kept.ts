import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

/** So many answers that nothing shows are kept, the latest, for a page that comes back; a window that is open all day would keep every one it ever had. */
const MOST = 100;

/** By cache: how many parts show the answer of each key, the one that was let go of last at the end. */
const shownIn = new WeakMap<object, Map<string, number>>();

/** Keeps the answer of a key for as long as it is shown, and a while longer. */
export function useKept(key: string): void {
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
      }
    };
  }, [cache, key]);
}

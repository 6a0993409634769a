import { useEffect, useRef } from 'react';

/** Waits this long before it loads the next record, so that a held key loads the last one alone. */
const REST_MS = 150;

/** Opens the record that the arrow keys have reached, once they rest. */
export function useFollowing(open: ((id: string, tab: string) => void) | undefined): (id: string, tab: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (id, tab) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => open?.(id, tab), REST_MS);
  };
}

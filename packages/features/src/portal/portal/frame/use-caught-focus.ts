import { useEffect, useRef } from 'react';

/**
 * When the focused element disappears with its page or session, moves the focus to the top of the new content. The first page is left to
 * the skip link.
 */
export function useCaughtFocus(place: string): void {
  const seen = useRef(place);
  useEffect(() => {
    if (seen.current === place) return;
    seen.current = place;
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, [place]);
}

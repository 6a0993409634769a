import { useEffect, useRef } from 'react';

/** Where the focus fell with the page or the session it stood in, it goes on at the top of the new content. The first page is left to the skip link. */
export function useCaughtFocus(place: string): void {
  const seen = useRef(place);
  useEffect(() => {
    if (seen.current === place) return;
    seen.current = place;
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, [place]);
}

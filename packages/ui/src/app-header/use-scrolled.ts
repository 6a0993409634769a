import { useEffect, useState } from 'react';

/** Scroll positions in px at which the header collapses and expands again. They differ because collapsing itself shifts the page by 16 px. */
const collapseAt = 90;
const expandAt = 64;

/** Whether the page has scrolled far enough for the header to collapse. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled((now) => window.scrollY > (now ? expandAt : collapseAt));
    // Deferred, because reading the scroll position now would force a layout of content that was just rendered.
    const first = requestAnimationFrame(read);
    window.addEventListener('scroll', read, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', read);
    };
  }, []);
  return scrolled;
}

import { useEffect, useState } from 'react';

/** Scroll past which the header closes, in pixels, and by how much it must come back: the 16 px it gives up must not reopen it. */
const closeAt = 90;
const reopenAt = 64;

/** Whether the page has scrolled far enough for the header to close. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled((now) => window.scrollY > (now ? reopenAt : closeAt));
    // Not at once: asking where the page stands makes the browser lay out what has only just been put there.
    const first = requestAnimationFrame(read);
    window.addEventListener('scroll', read, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', read);
    };
  }, []);
  return scrolled;
}

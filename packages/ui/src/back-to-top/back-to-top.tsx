import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { cn } from '../cn.ts';
import { ArrowUpIcon } from '../icons/index.ts';

export type BackToTopProps = Omit<React.ComponentProps<'button'>, 'children'> & {
  /** How far the page must have been scrolled, in px. @default 100 */
  after?: number | undefined;
};

/**
 * Brings the page back to its beginning once it has been scrolled: 150 px above the lower edge in the page's margin, where it covers
 * nothing; on a phone, which has no margin to speak of, where it is placed.
 */
export function BackToTop({ after = 100, className, ...props }: BackToTopProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > after);
    // Asked for at once, the place would have the page laid out before it is whole.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, [after]);
  if (!shown) return null;
  return (
    <button
      type="button"
      aria-label={t`回到顶部`}
      title={t`回到顶部`}
      className={cn(
        'fixed right-0 bottom-[150px] z-(--z-batch) grid h-10 w-6 place-items-center rounded-l-md border border-r-0 border-line bg-surface-raised text-ink-muted hover:text-ink focus-visible:-outline-offset-2 max-tablet:static max-tablet:z-auto max-tablet:size-11 max-tablet:rounded-md max-tablet:border-r print:hidden',
        className,
      )}
      onClick={() => {
        const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
        window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
      }}
      {...props}
    >
      <ArrowUpIcon className="size-4 max-tablet:size-5" />
    </button>
  );
}

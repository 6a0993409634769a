import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { cn } from '../cn.ts';
import { ArrowUpIcon } from '../icons/index.ts';

export type BackToTopProps = Omit<React.ComponentProps<'button'>, 'children'> & {
  /** Scroll distance from which the button appears, in px. @default 100 */
  after?: number | undefined;
};

/**
 * Scrolls the page back to the top. It floats 150 px above the lower edge within the page margin, where it covers no content. On phones,
 * which have no margin, it stays where it is placed in the layout.
 */
export function BackToTop({ after = 100, className, ...props }: BackToTopProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > after);
    // Deferred, because reading the scroll position now would force a layout before the page is complete.
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
        'fixed right-[var(--pane-now,0px)] bottom-[150px] z-(--z-batch) grid h-10 w-6 place-items-center rounded-l-md border border-r-0 border-line bg-surface-raised text-ink-muted hover:text-ink focus-visible:-outline-offset-2 max-tablet:static max-tablet:z-auto max-tablet:size-11 max-tablet:rounded-md max-tablet:border-r print:hidden',
        className,
      )}
      onClick={() => {
        const reduceMotion = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
        window.scrollTo({ top: 0, behavior: reduceMotion ? 'auto' : 'smooth' });
      }}
      {...props}
    >
      <ArrowUpIcon className="size-4 max-tablet:size-5" />
    </button>
  );
}

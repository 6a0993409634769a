import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { cn } from '../cn.ts';
import { ArrowUpIcon } from '../icons/index.ts';

export type BackToTopProps = Omit<React.ComponentProps<'button'>, 'children'> & {
  /** How far the page must have been scrolled, in px. @default 100 */
  after?: number | undefined;
};

/** A button, 150 px above the lower edge, that brings the page back to its beginning once it has been scrolled. */
export function BackToTop({ after = 100, className, ...props }: BackToTopProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > after);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [after]);
  if (!shown) return null;
  return (
    <button
      type="button"
      aria-label={t`回到顶部`}
      title={t`回到顶部`}
      className={cn(
        'fixed right-6 bottom-[150px] z-(--z-batch) grid size-10 animate-fade-in place-items-center rounded-full bg-surface-raised text-ink-muted shadow-bar hover:text-ink max-tablet:right-4 max-tablet:size-11 print:hidden',
        className,
      )}
      onClick={() => {
        const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
        window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
      }}
      {...props}
    >
      <ArrowUpIcon className="size-5" />
    </button>
  );
}

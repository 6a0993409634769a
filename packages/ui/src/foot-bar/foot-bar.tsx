import { useRef, type ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { useIsMobile } from '../media-query/use-media-query.ts';
import { usePublishedHeight } from '../published-height/use-published-height.ts';

/** The action bar of a page: in the layout on wide screens, fixed to the lower edge on phones. The page frame reserves `--foot-now` below its content. */
export function FootBar({ className, ...props }: ComponentProps<'div'>) {
  const bar = useRef<HTMLDivElement>(null);
  const fixed = useIsMobile();
  usePublishedHeight(bar, '--foot-now', fixed);
  return (
    <div
      ref={bar}
      data-slot="foot-bar"
      className={cn(
        'max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:z-(--z-batch) max-tablet:border-t max-tablet:border-line max-tablet:bg-surface max-tablet:px-4 max-tablet:pt-2.5 max-tablet:pb-[max(10px,env(safe-area-inset-bottom))] print:hidden',
        className,
      )}
      {...props}
    />
  );
}

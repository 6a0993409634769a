import { useRef, type ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { useIsMobile } from '../media-query/use-media-query.ts';
import { usePublishedHeight } from '../published-height/use-published-height.ts';

/** The acts of a page: in their place on a wide screen, always in reach at the lower edge of a phone. The frame of the page leaves `--foot-now` of room below its last line. */
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

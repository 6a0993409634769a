import { useRef } from 'react';
import { cn } from '../cn.ts';
import { usePublishedHeight } from '../published-height/use-published-height.ts';

/**
 * The strip over the page for what must be said now. It takes room of its own, so that it lies over no act and no figure: the page moves down
 * by it, and what sticks to the window's top, and dialogs, begin below it. Place it before the page.
 */
export function NoticeArea({ className, ...props }: React.ComponentProps<'div'>) {
  const area = useRef<HTMLDivElement>(null);
  usePublishedHeight(area, '--notice-now');
  return (
    <div
      ref={area}
      data-notices=""
      aria-live="polite"
      className={cn('pointer-events-auto sticky top-0 z-(--z-toast) print:hidden', className)}
      {...props}
    />
  );
}

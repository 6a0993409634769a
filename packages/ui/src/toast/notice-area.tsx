import { useRef } from 'react';
import { cn } from '../cn.ts';
import { usePublishedHeight } from '../published-height/use-published-height.ts';

/**
 * The area for notices above the page. It pushes the page down instead of covering it; elements that stick to the top, and dialogs, begin
 * below it. Place it before the page.
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

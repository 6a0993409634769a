import { Trans } from '@lingui/react/macro';
import { cn } from '../cn.ts';

/** A grey placeholder bar; size it with `className`. It appears after 200 ms, so that fast responses do not flash. */
export function Skeleton({ className, ...props }: React.ComponentProps<'span'>) {
  return <span aria-hidden="true" className={cn('block soft:h-3 animate-late rounded-xs bg-skeleton', className)} {...props} />;
}

export type SkeletonTextProps = React.ComponentProps<'span'> & {
  /** Number of lines; the last one is shorter. @default 3 */
  lines?: number | undefined;
};

/** Placeholder lines of text. */
export function SkeletonText({ lines = 3, className, ...props }: SkeletonTextProps) {
  return (
    <span aria-hidden="true" className={cn('block space-y-2.25', className)} {...props}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={cn(line === lines - 1 && lines > 1 && 'w-3/5')} />
      ))}
    </span>
  );
}

/** Wraps skeletons and announces loading once to screen readers. */
export function LoadingRegion({ className, children, ...props }: React.ComponentProps<'div'>) {
  return (
    <div aria-busy="true" className={className} {...props}>
      <output className="sr-only">
        <Trans>正在加载</Trans>
      </output>
      {children}
    </div>
  );
}

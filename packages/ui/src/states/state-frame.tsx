import { cn } from '../cn.ts';

export type StateFrameProps = Omit<React.ComponentProps<'div'>, 'title'> & {
  /** Short title. */
  title: React.ReactNode;
  /** The next action, with at most one secondary action. */
  action?: React.ReactNode;
  /** Heading level of the title, for use as the whole page. @default a paragraph */
  level?: 1 | 2 | undefined;
};

/** Shared layout of the empty, error and forbidden states: illustration (120 by 72), text and actions. */
export function StateFrame({
  art,
  title,
  action,
  level,
  className,
  children,
  after,
  ...props
}: StateFrameProps & { art: React.ReactNode; after?: React.ReactNode }) {
  const Title = level === undefined ? 'p' : (`h${level}` as const);
  return (
    <div className={cn('flex flex-col items-center px-6 py-8 text-center', className)} {...props}>
      <svg viewBox="0 0 120 72" aria-hidden="true" className="mb-3 h-18 w-30 flex-none fill-none stroke-ink-muted stroke-[1.2]">
        {art}
      </svg>
      <Title className="text-[15px] leading-6 font-semibold">{title}</Title>
      {children !== undefined && <div className="mt-0.5 max-w-[44em] text-sm text-balance text-ink-muted">{children}</div>}
      {action !== undefined && <div className="mt-4 flex flex-wrap items-center justify-center gap-2">{action}</div>}
      {after}
    </div>
  );
}

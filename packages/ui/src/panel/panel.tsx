import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading, also the accessible name of the region. */
  title?: ReactNode;
  /** Faint text beside the title, such as a unit or a count. */
  sub?: ReactNode;
  /** Right side of the header: a link, a legend, a switch. */
  extra?: ReactNode;
  /** Footer of 48 px, for example for totals. */
  footer?: ReactNode;
  /** Removes the padding, for tables and lists that reach the edge. @default false */
  flush?: boolean | undefined;
  /** Heading level. @default 2 */
  level?: 2 | 3 | undefined;
}

/** A white card with a hairline border for one subject. Panels are not nested. */
export function Panel({ title, sub, extra, footer, flush = false, level = 2, className, children, ...props }: PanelProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={title === undefined ? undefined : id}
      {...props}
      className={cn('flex min-w-0 flex-col rounded-md border border-line bg-surface text-ink', className)}
    >
      {title !== undefined && (
        <header className="flex min-h-12 flex-wrap items-center gap-x-2.5 gap-y-1 border-b border-line px-4 py-1.5 max-tablet:py-2.5">
          <Heading id={id} className="text-md font-semibold">
            {title}
          </Heading>
          {sub !== undefined && <span className="text-sm text-ink-faint">{sub}</span>}
          {extra !== undefined && (
            <div className="ml-auto flex flex-wrap items-center justify-end gap-x-2.5 gap-y-1.5 text-sm text-ink-muted">{extra}</div>
          )}
        </header>
      )}
      <div className={cn('min-w-0 flex-1', !flush && 'p-4')}>{children}</div>
      {footer !== undefined && (
        <footer className="flex min-h-12 flex-wrap items-center gap-x-6 gap-y-2 border-t border-line px-4 py-2 text-sm text-ink-muted">
          {footer}
        </footer>
      )}
    </section>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The page's one h1. */
  title: ReactNode;
  /** Faint words beside the title, as "数据截至 09:42". */
  sub?: ReactNode;
  /** State badges after the title. */
  status?: ReactNode;
  /** What can be done on this page, the main action last. */
  actions?: ReactNode;
  /** The way here; shown only deeper than two levels. */
  breadcrumbs?: readonly Crumb[] | undefined;
}

/** Names the page, tells its state and holds its actions. */
export function PageHeader({ title, sub, status, actions, breadcrumbs, className, ...props }: PageHeaderProps) {
  return (
    <header {...props} className={cn('mb-4', className)}>
      {breadcrumbs !== undefined && breadcrumbs.length > 2 && <Breadcrumbs items={breadcrumbs} className="mb-0.5" />}
      {/* On a phone the acts stand at the right of the title where both fit, else fill the line below it. */}
      <div className="flex min-h-9 items-center gap-x-3 gap-y-2 max-tablet:flex-wrap">
        <div className="flex min-w-0 grow-999 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-xl font-semibold tracking-[0.01em] text-ink">{title}</h1>
          {status !== undefined && <div className="flex flex-wrap items-center gap-2">{status}</div>}
          {sub !== undefined && <div className="min-w-0 text-sm text-ink-faint">{sub}</div>}
        </div>
        {actions !== undefined && (
          <div className="flex flex-wrap items-center justify-end gap-2 max-tablet:grow max-tablet:*:grow tablet:max-w-2/3 tablet:flex-none print:hidden">
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The only h1 of the page. */
  title: ReactNode;
  /** Faint text beside the title: "数据截至 09:42". */
  sub?: ReactNode;
  /** State badges after the title. */
  status?: ReactNode;
  /** Buttons of the page, the main one last. */
  actions?: ReactNode;
  /** Path to the page, shown only for more than two levels. */
  breadcrumbs?: readonly Crumb[] | undefined;
}

/** Header of a page with title, status and actions. */
export function PageHeader({ title, sub, status, actions, breadcrumbs, className, ...props }: PageHeaderProps) {
  return (
    <header {...props} className={cn('mb-4', className)}>
      {breadcrumbs !== undefined && breadcrumbs.length > 2 && <Breadcrumbs items={breadcrumbs} className="mb-0.5" />}
      {/* On phones the actions are to the right of the title if both fit, otherwise they fill the line below. */}
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

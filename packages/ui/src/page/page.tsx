import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface PageProps extends ComponentProps<'div'> {
  /** Title row across both columns, usually a PageHeader. */
  header?: ReactNode;
  /** Right column (checks, decisions); sticky on wide screens, below the content on small ones. */
  rail?: ReactNode;
  /** Width of the rail. @default 'standard' (320 px); 'wide' is 336 px. */
  railWidth?: 'standard' | 'wide' | undefined;
  /** Accessible name of the rail's landmark. */
  railLabel?: string | undefined;
}

/** Layout of a page: a fluid column up to 1600 px, and optionally a rail. */
export function Page({ header, rail, railWidth = 'standard', railLabel, className, children, ...props }: PageProps) {
  return (
    <div {...props} className={cn('mx-auto w-full max-w-[1648px] px-6 pt-5 pb-6 max-tablet:px-3 max-tablet:pt-3', className)}>
      {header}
      <div className={cn(rail !== undefined && railColumns[railWidth])}>
        <div className="flex min-w-0 flex-col gap-4">{children}</div>
        {rail !== undefined && (
          <aside
            aria-label={railLabel}
            className="flex min-w-0 flex-col gap-4 desktop:sticky desktop:top-[calc(var(--header-now,0px)+var(--tabs-now,0px)+20px)]"
          >
            {rail}
          </aside>
        )}
      </div>
    </div>
  );
}

const railColumns = {
  standard: 'grid items-start gap-4 desktop:gap-5 desktop:grid-cols-[minmax(0,1fr)_320px]',
  wide: 'grid items-start gap-4 desktop:gap-5 desktop:grid-cols-[minmax(0,1fr)_336px]',
};

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface FootTotal {
  label: string;
  value: ReactNode;
  /** Marks the main total with a double rule. @default false */
  main?: boolean | undefined;
}

export interface TableFootProps extends ComponentProps<'div'> {
  /** Number of rows in total: "共 83 笔". */
  count?: ReactNode;
  totals?: readonly FootTotal[] | undefined;
}

/** Footer of 48 px below a table: count and totals on the left, pagination (children) on the right. */
export function TableFoot({ count, totals, className, children, ...props }: TableFootProps) {
  return (
    <div {...props} className={cn('flex min-h-12 flex-wrap items-center gap-x-6 gap-y-2 px-4 py-2 text-sm text-ink-muted', className)}>
      {count !== undefined && <span>{count}</span>}
      {totals?.map((total) => (
        <span key={total.label} className="whitespace-nowrap">
          {total.label}
          <span
            className={cn(
              'ml-3 font-semibold text-ink tabular-nums',
              total.main === true && 'border-b-[3px] border-double border-ink pb-px',
            )}
          >
            {total.value}
          </span>
        </span>
      ))}
      {children !== undefined && <div className="ml-auto max-tablet:ml-0 max-tablet:w-full print:hidden">{children}</div>}
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface KeyValueRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode;
  value: ReactNode;
  /** Faint second line under the value. */
  sub?: ReactNode;
  /** A hairline under the row, for rows in a list. @default false */
  ruled?: boolean | undefined;
  /** The last row of a sum: strong, with the accountant's double rule. @default false */
  total?: boolean | undefined;
}

/** One figure with its name: label left, value right. */
export function KeyValueRow({ label, value, sub, ruled = false, total = false, className, ...props }: KeyValueRowProps) {
  return (
    <div
      {...props}
      className={cn('flex items-baseline justify-between gap-4 py-1.5 text-sm', ruled && 'border-b border-line last:border-b-0', className)}
    >
      <span className="flex-none text-ink-muted">{label}</span>
      <span className="min-w-0 text-right tabular-nums [overflow-wrap:anywhere]">
        <span className={cn('text-ink', total && 'border-b-[3px] border-double border-ink pb-px font-semibold')}>{value}</span>
        {sub !== undefined && <span className="block text-xs text-ink-faint">{sub}</span>}
      </span>
    </div>
  );
}

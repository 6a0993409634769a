import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface KeyValueRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode;
  value: ReactNode;
  /** Faint second line under the value. */
  sub?: ReactNode;
  /** Draws a hairline below the row. @default false */
  ruled?: boolean | undefined;
  /** Emphasises the row as a total, with a double rule. @default false */
  total?: boolean | undefined;
}

/** A row with the label on the left and the value on the right. */
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

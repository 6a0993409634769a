import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export interface CoverageBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Coverage in percent; may exceed 100. */
  percent: number;
  /** Accessible name. */
  label: string;
  /** Sufficient percentage, marked by a tick. @default 100 */
  required?: number | undefined;
}

/** A bar for coverage up to and beyond the required percentage: critical when short, positive when sufficient. Show the figure beside it. */
export function CoverageBar({ percent, label, required = 100, className, ...props }: CoverageBarProps) {
  const end = Math.max(required, Math.min(percent, required * 1.5));
  const enough = percent >= required;
  return (
    <div {...props} className={cn('flex items-center gap-3', className)}>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native meter cannot be styled
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(100, Math.ceil(end))}
        aria-valuenow={Math.min(percent, Math.ceil(end))}
        aria-valuetext={`${percent.toFixed(2)}%`}
        className="relative h-2 flex-1 bg-line"
      >
        <span
          className={cn('absolute inset-y-0 left-0 w-full origin-left', enough ? 'bg-positive' : 'bg-critical')}
          style={{ transform: `scaleX(${Math.min(percent, end) / end})` }}
        />
        <span className="absolute -inset-y-1 w-px bg-ink" style={{ left: `${(required / end) * 100}%` }} />
      </div>
      <span className={cn('text-sm font-medium tabular-nums', enough ? 'text-positive-ink' : 'text-critical-ink')}>
        {percent.toFixed(2)}%
      </span>
    </div>
  );
}

import { cn } from '../cn.ts';
import { tokenColor } from '../token-color/token-color.ts';
import type { ChartSeries } from './chart-data.ts';

/** Explains the colours of a chart. */
export function ChartLegend({ series, className }: { series: readonly ChartSeries[]; className?: string | undefined }) {
  return (
    <ul className={cn('flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted', className)}>
      {series.map((one) => (
        <li key={one.id} className="flex items-center gap-1.5">
          <span aria-hidden className="size-2.5" style={{ background: tokenColor(one.color) }} />
          {one.label}
        </li>
      ))}
    </ul>
  );
}

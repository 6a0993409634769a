import { useLingui } from '@lingui/react/macro';
import { chartNumber, type ChartPoint, type ChartSeries } from './chart-data.ts';

export interface ChartTableProps {
  label: string;
  unit: string;
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
}

/** The values of a chart as a table. */
export function ChartTable({ label, unit, series, points }: ChartTableProps) {
  const { t } = useLingui();
  const withUnit = (name: string) => t`${name}（${unit}）`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable areas must be reachable by keyboard
    <section className="max-h-72 overflow-auto" tabIndex={0} aria-label={t`${label}，表格`}>
      <table className="w-full border-separate border-spacing-0 text-sm tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="text-xs text-ink-muted">
            <th scope="col" className="sticky top-0 h-8 border-b border-line bg-surface-inset px-3 text-left font-medium">
              {t`时间`}
            </th>
            {series.map((one) => (
              <th key={one.id} scope="col" className="sticky top-0 h-8 border-b border-line bg-surface-inset px-3 text-right font-medium">
                {withUnit(one.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.id}>
              <th scope="row" className="h-8 border-b border-line px-3 text-left font-normal text-ink">
                {point.name ?? point.label}
              </th>
              {series.map((one) => (
                <td key={one.id} className="h-8 border-b border-line px-3 text-right text-ink">
                  {chartNumber(point.values[one.id] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { ChartFrame } from '../bar-chart/chart-frame.tsx';
import { ChartTable } from '../bar-chart/chart-table.tsx';
import type { ChartPoint, ChartSeries } from '../bar-chart/chart-data.ts';
import type { ChartView } from '../bar-chart/chart-view-switch.tsx';
import { axisSteps } from '../bar-chart/scale.ts';
import { tokenColor } from '../token-color/token-color.ts';

export interface LineChartProps {
  /** Accessible name. */
  label: string;
  /** Unit of all values; show it beside the title as well. */
  unit: string;
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  /** Id of a point to highlight. */
  currentId?: string | undefined;
  /** @default 'chart' */
  view?: ChartView | undefined;
  /** Height in px. @default 216 */
  height?: number | undefined;
}

/** Values over time, one line per series. A missing value interrupts the line. */
export function LineChart({ label, unit, series, points, currentId, view = 'chart', height = 216 }: LineChartProps) {
  if (view === 'table') return <ChartTable label={label} unit={unit} series={series} points={points} />;
  const values = points.flatMap((point) => series.map((one) => point.values[one.id] ?? 0));
  const steps = axisSteps(Math.min(0, ...values), Math.max(0, ...values));
  return (
    <ChartFrame label={label} unit={unit} series={series} points={points} steps={steps} currentId={currentId} height={height}>
      {({ x, y }) =>
        series.map((one) => (
          <g key={one.id} style={{ stroke: tokenColor(one.color), fill: tokenColor(one.color) }}>
            <path d={pathOf(points, one.id, x, y)} className="fill-none" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" />
            {points.map((point, index) => {
              const value = point.values[one.id];
              return value === undefined ? null : <circle key={point.id} cx={x(index)} cy={y(value)} r="2.5" stroke="none" />;
            })}
          </g>
        ))
      }
    </ChartFrame>
  );
}

function pathOf(points: readonly ChartPoint[], id: string, x: (index: number) => number, y: (value: number) => number): string {
  return points
    .map((point, index) => {
      const value = point.values[id];
      if (value === undefined) return '';
      const joined = index > 0 && points[index - 1]?.values[id] !== undefined;
      return `${joined ? 'L' : 'M'}${x(index)} ${y(value)}`;
    })
    .join('');
}

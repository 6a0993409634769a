import { tokenColor } from '../token-color/token-color.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartTable } from './chart-table.tsx';
import { chartNumber, type ChartPoint, type ChartSeries } from './chart-data.ts';
import type { ChartView } from './chart-view-switch.tsx';
import { axisSteps } from './scale.ts';

export interface BarChartProps {
  /** Accessible name. */
  label: string;
  /** Unit of all values; show it beside the title as well. */
  unit: string;
  /** One value per series and point; positive values stack upwards, negative ones downwards. */
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  /** Id of a point to highlight, for example the current week. */
  currentId?: string | undefined;
  /** Chart, or the same values as a table; see ChartViewSwitch. @default 'chart' */
  view?: ChartView | undefined;
  /** Height in px. @default 216 */
  height?: number | undefined;
}

/** Bars over time, positive and negative. Large bars show their value; all values are available by arrow keys and in the table. */
export function BarChart({ label, unit, series, points, currentId, view = 'chart', height = 216 }: BarChartProps) {
  if (view === 'table') return <ChartTable label={label} unit={unit} series={series} points={points} />;
  const bars = points.map((point) => stack(point, series));
  const ends = bars.flat().map((bar) => bar.to);
  const steps = axisSteps(Math.min(0, ...ends) * ROOM_BELOW, Math.max(0, ...ends));
  const labelFrom = Math.max(...ends.map(Math.abs)) * 0.4;
  return (
    <ChartFrame label={label} unit={unit} series={series} points={points} steps={steps} currentId={currentId} height={height}>
      {({ band, x, y }) =>
        bars.map((parts, index) => {
          const width = Math.min(22, Math.max(3, band * 0.6));
          return (
            <g key={points[index]?.id}>
              {parts.map((bar) => (
                <rect
                  key={bar.id}
                  x={x(index) - width / 2}
                  width={width}
                  y={Math.min(y(bar.from), y(bar.to))}
                  height={Math.abs(y(bar.to) - y(bar.from))}
                  style={{ fill: tokenColor(bar.color) }}
                />
              ))}
              {band > 40 &&
                parts
                  .filter((bar) => bar.outer && Math.abs(bar.to) >= labelFrom)
                  .map((bar) => (
                    <text
                      key={bar.id}
                      x={x(index)}
                      y={bar.to < 0 ? y(bar.to) + 13 : y(bar.to) - 5}
                      textAnchor="middle"
                      className="fill-ink font-semibold"
                    >
                      {chartNumber(bar.to)}
                    </text>
                  ))}
            </g>
          );
        })
      }
    </ChartFrame>
  );
}

/** Leaves room for the value below the longest negative bar, above the axis labels. */
const ROOM_BELOW = 1.08;

interface Bar {
  id: string;
  color: ChartSeries['color'];
  from: number;
  to: number;
  /** The last bar of a stack, which shows the total. */
  outer: boolean;
}

/** Stacks the values of one point, positive ones upwards and negative ones downwards. */
function stack(point: ChartPoint, series: readonly ChartSeries[]): Bar[] {
  const bars: Bar[] = [];
  let up = 0;
  let down = 0;
  for (const one of series) {
    const value = point.values[one.id] ?? 0;
    if (value === 0) continue;
    const from = value > 0 ? up : down;
    bars.push({ id: one.id, color: one.color, from, to: from + value, outer: false });
    if (value > 0) up = from + value;
    else down = from + value;
  }
  return bars.map((bar) => ({ ...bar, outer: bar.to === up || bar.to === down }));
}

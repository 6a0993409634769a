import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { tokenColor } from '../token-color/token-color.ts';
import { chartNumber, type ChartPoint, type ChartSeries } from './chart-data.ts';
import { place } from './scale.ts';
import { useChartKeys } from './use-chart-keys.ts';

export interface ChartFrameProps {
  label: string;
  unit: string;
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  steps: readonly number[];
  /** Id of a point to highlight, for example the current week. */
  currentId?: string | undefined;
  /** Height in px. */
  height: number;
  /** Draws the marks; `x` is the centre of a point's band. */
  children: (plot: Plot) => ReactNode;
}

export interface Plot {
  left: number;
  band: number;
  x: (index: number) => number;
  y: (value: number) => number;
}

const left = 44;
const top = 20;
const bottom = 26;

/** Axis, grid, labels and keyboard navigation shared by all charts. The size follows the container, and text is never scaled. */
export function ChartFrame({ label, unit, series, points, steps, currentId, height, children }: ChartFrameProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const current = points.findIndex((point) => point.id === currentId);
  const { active, setActive, keys } = useChartKeys(points.length, current < 0 ? undefined : current);
  const inner = height - top - bottom;
  const band = Math.max(1, (width - left) / Math.max(points.length, 1));
  const plot: Plot = { left, band, x: (index) => left + band * (index + 0.5), y: (value) => top + place(value, steps, inner) };
  const every = Math.max(1, Math.ceil(44 / band));
  const shown = active === undefined ? undefined : points[active];
  const words = (point: ChartPoint): readonly string[] => [
    point.name ?? point.label,
    ...series.map(({ id, label: name }) => t`${name} ${{ amount: chartNumber(point.values[id] ?? 0) }} ${unit}`),
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would carry a form's meaning and box
    <div ref={box} className="relative rounded-xs tabular-nums" {...keys} role="group" aria-label={label}>
      <svg width={width} height={height} aria-hidden className="block overflow-visible text-[11.5px]">
        {current >= 0 && <rect x={left + band * current} y={top - 12} width={band} height={inner + 12} className="fill-surface-hover" />}
        {shown !== undefined && active !== undefined && (
          <rect x={left + band * active} y={top - 12} width={band} height={inner + 12} className="fill-accent-soft opacity-60" />
        )}
        {steps.map((step) => (
          <g key={step}>
            <path d={`M${left} ${plot.y(step)}H${width}`} style={{ stroke: step === 0 ? 'var(--ink-faint)' : 'var(--chart-grid)' }} />
            <text x={left - 8} y={plot.y(step) + 4} textAnchor="end" style={{ fill: 'var(--chart-axis)' }}>
              {chartNumber(step)}
            </text>
          </g>
        ))}
        {points.map((point, index) => (
          <g key={point.id}>
            {index % every === 0 && (
              <text
                x={plot.x(index)}
                y={height - 8}
                textAnchor="middle"
                className={cn(index === current ? 'fill-ink font-semibold' : 'fill-(--chart-axis)')}
              >
                {point.label}
              </text>
            )}
            <rect
              x={left + band * index}
              y={0}
              width={band}
              height={height}
              className="fill-transparent"
              onMouseEnter={() => setActive(index)}
              onMouseLeave={() => setActive(undefined)}
            />
          </g>
        ))}
        <g className="pointer-events-none">{children(plot)}</g>
      </svg>
      <div aria-live="polite" className="sr-only">
        {shown !== undefined && words(shown).join(t({ message: '，', context: '并列分隔' }))}
      </div>
      {shown !== undefined && active !== undefined && (
        <div
          aria-hidden
          className="pointer-events-none absolute top-0 z-1 min-w-36 rounded-lg bg-surface-raised px-3 py-2 text-xs text-ink shadow-menu"
          style={plot.x(active) > width / 2 ? { right: width - plot.x(active) + band / 2 + 4 } : { left: plot.x(active) + band / 2 + 4 }}
        >
          <div className="mb-1 text-ink-muted">{shown.name ?? shown.label}</div>
          {series.map((one) => (
            <div key={one.id} className="flex items-center gap-1.5">
              <span className="size-2" style={{ background: tokenColor(one.color) }} />
              {one.label}
              <span className="ml-auto pl-4 font-semibold">{chartNumber(shown.values[one.id] ?? 0)}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 640)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export type ZoneTone = 'positive' | 'caution' | 'critical' | 'neutral';

export interface ScaleZone {
  /** End of the zone, in the scale's unit; it begins at the end of the previous zone. */
  to: number;
  tone: ZoneTone;
  /** Text below the beginning of the zone: "超过 6 个月须说明理由". */
  label?: string | undefined;
}

export interface ScaleMark {
  at: number;
  /** Text below the tick; a tick without text is a minor one. */
  label?: string | undefined;
}

export interface ScaleMeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name. */
  label: string;
  /** Value in the scale's unit. */
  value: number;
  /** Formatted value above the pointer: "177 天". */
  valueLabel: string;
  /** End of the scale. */
  max: number;
  zones: readonly ScaleZone[];
  marks?: readonly ScaleMark[] | undefined;
}

/** A value on a scale with zones, showing the distance to the next limit. */
export function ScaleMeter({ label, value, valueLabel, max, zones, marks, className, ...props }: ScaleMeterProps) {
  const at = (n: number) => `${(Math.min(Math.max(n, 0), max) / max) * 100}%`;
  const start = (index: number) => zones[index - 1]?.to ?? 0;
  const hit = zones.find((zone) => value <= zone.to) ?? zones.at(-1);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native meter cannot be styled
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={[valueLabel, hit?.label].filter(Boolean).join('，')}
      {...props}
      className={cn(
        'relative text-xs tabular-nums',
        zones.some((zone) => zone.label !== undefined) ? 'h-19 max-tablet:h-15' : 'h-15',
        className,
      )}
    >
      {zones.map((zone, index) => (
        <span
          key={zone.to}
          className={cn('absolute top-6 h-2.5', soft[zone.tone])}
          style={{ left: at(start(index)), right: `calc(100% - ${at(zone.to)})` }}
        />
      ))}
      <span
        className={cn('absolute top-6 left-0 h-2.5 w-full origin-left', strong[hit?.tone ?? 'neutral'])}
        style={{ transform: `scaleX(${Math.min(value, max) / max})` }}
      />
      {marks?.map((mark) => (
        <span key={mark.at} className="absolute top-4 w-0" style={{ left: at(mark.at) }}>
          <span className={cn('absolute left-0 h-4.5 w-px', mark.label === undefined ? 'bg-line-strong/60' : 'bg-line-strong')} />
          {mark.label !== undefined && (
            <span className={cn('absolute top-5.5 whitespace-nowrap text-ink-muted', place(mark.at / max))}>{mark.label}</span>
          )}
        </span>
      ))}
      {zones.map(
        (zone, index) =>
          zone.label !== undefined && (
            <span
              key={zone.to}
              className={cn(
                'absolute top-14.5 whitespace-nowrap max-tablet:hidden',
                words[zone.tone],
                start(index) / max > 0.8 && '-translate-x-full',
              )}
              style={{ left: at(start(index)) }}
            >
              {zone.label}
            </span>
          ),
      )}
      <span className="absolute top-0 w-0" style={{ left: at(value) }}>
        <span className={cn('absolute text-sm font-semibold whitespace-nowrap text-ink', value / max > 0.15 ? 'right-1.5' : 'left-1.5')}>
          {valueLabel}
        </span>
        <span className="absolute top-1 -left-1 border-x-4 border-t-6 border-x-transparent border-t-ink" />
        <span className="absolute top-1 -left-px h-7.5 w-0.5 bg-ink" />
      </span>
    </div>
  );
}

const place = (share: number) => (share < 0.03 ? 'left-0' : share > 0.97 ? 'right-0' : '-translate-x-1/2');
const soft = { positive: 'bg-positive-soft', caution: 'bg-caution-soft', critical: 'bg-critical-soft', neutral: 'bg-surface-inset' };
const strong = { positive: 'bg-positive', caution: 'bg-caution', critical: 'bg-critical', neutral: 'bg-accent' };
const words = { positive: 'text-positive-ink', caution: 'text-caution-ink', critical: 'text-critical-ink', neutral: 'text-ink-muted' };

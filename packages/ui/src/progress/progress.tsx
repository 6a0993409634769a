import { cn } from '../cn.ts';

const tones = {
  accent: 'bg-accent',
  positive: 'bg-positive',
  caution: 'bg-caution',
  critical: 'bg-critical',
  info: 'bg-info',
  'chart-1': 'bg-chart-1',
  'chart-2': 'bg-chart-2',
  'chart-3': 'bg-chart-3',
  'chart-4': 'bg-chart-4',
  'chart-5': 'bg-chart-5',
  'chart-6': 'bg-chart-6',
} as const;

export type ProgressTone = keyof typeof tones;

const share = (value: number, max: number) => (max <= 0 ? 0 : Math.min(100, Math.max(0, (value / max) * 100)));

export type ProgressProps = React.ComponentProps<'div'> & {
  /** Label above the bar and accessible name. */
  label: string;
  /** Current value, in the unit of `max`. */
  value: number;
  /** @default 100 */
  max?: number | undefined;
  /** Text of the value, above the bar on the right. @default the share in percent */
  valueText?: string | undefined;
  tone?: ProgressTone | undefined;
  /** Shows only the bar; the label remains the accessible name. */
  bare?: boolean | undefined;
};

/** A progress bar. */
export function Progress({ label, value, max = 100, valueText, tone = 'accent', bare = false, className, ...props }: ProgressProps) {
  const percent = share(value, max);
  const words = valueText ?? `${Math.round(percent)}%`;
  return (
    <div className={cn('w-full', className)} {...props}>
      {!bare && (
        <div aria-hidden="true" className="mb-1.5 flex justify-between gap-4 text-sm">
          <span className="text-ink-muted">{label}</span>
          <span>{words}</span>
        </div>
      )}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native progress bar cannot be styled equally in all browsers
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={words}
        className="h-1.5 overflow-hidden bg-surface-inset forced-colors:border"
      >
        <div className={cn('h-full forced-colors:bg-[CanvasText]', tones[tone])} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}

export type StackedProgressProps = React.ComponentProps<'div'> & {
  /** Name of the whole. */
  label: string;
  /** Parts in order; the remainder up to `max` stays empty. */
  parts: readonly { label: string; value: number; valueText: string; tone: ProgressTone }[];
  /** Size of the whole, in the unit of the parts. */
  max: number;
  /** Shows a legend below the bar. @default true */
  legend?: boolean | undefined;
};

/** A bar with several parts of a whole, and their figures below. */
export function StackedProgress({ label, parts, max, legend = true, className, ...props }: StackedProgressProps) {
  const words = parts.map((part) => `${part.label} ${part.valueText}`).join('，');
  return (
    <div className={cn('w-full', className)} {...props}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a chart built from boxes has no image file */}
      <div role="img" aria-label={`${label}：${words}`} className="flex h-2 gap-px overflow-hidden bg-surface-inset">
        {parts.map((part) => (
          <div key={part.label} className={cn('h-full flex-none', tones[part.tone])} style={{ width: `${share(part.value, max)}%` }} />
        ))}
      </div>
      {legend && (
        <dl aria-hidden="true" className="mt-2 grid gap-1.5 text-sm">
          {parts.map((part) => (
            <div key={part.label} className="flex items-center gap-2">
              <span className={cn('size-2 flex-none', tones[part.tone])} />
              <dt className="text-ink-muted">{part.label}</dt>
              <dd className="ml-auto">{part.valueText}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

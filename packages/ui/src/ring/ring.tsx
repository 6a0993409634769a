import { cn } from '../cn.ts';
import { tokenColor, type TokenColor } from '../token-color/token-color.ts';

export interface RingProps extends Omit<React.ComponentProps<'div'>, 'children'> {
  /** Accessible name. */
  label: string;
  /** Used share, 0 to 1. */
  ratio: number;
  /** Large text in the middle: "61.4%". */
  value: string;
  /** Faint text below it. */
  sub?: string | undefined;
  /** @default 'accent' */
  color?: TokenColor | undefined;
  /** Outer size in px. @default 120 */
  size?: number | undefined;
}

/** A ring that shows the used share of a quota. */
export function Ring({ label, ratio, value, sub, color = 'accent', size = 120, className, ...props }: RingProps) {
  const part = Math.min(Math.max(ratio, 0), 1);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native meter cannot be styled
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
      aria-valuetext={[value, sub].filter(Boolean).join('，')}
      {...props}
      className={cn('relative inline-grid place-items-center', className)}
    >
      <svg width={size} height={size} viewBox="0 0 120 120" aria-hidden className="-rotate-90 fill-none">
        <circle cx="60" cy="60" r="52" strokeWidth="10" className="stroke-surface-inset" />
        <circle
          cx="60"
          cy="60"
          r="52"
          strokeWidth="10"
          pathLength="1"
          strokeDasharray={`${part} 1`}
          style={{ stroke: tokenColor(color) }}
        />
      </svg>
      <span className="absolute inset-0 grid place-content-center text-center">
        <span className="text-xl font-semibold text-ink tabular-nums">{value}</span>
        {sub !== undefined && <span className="text-xs text-ink-muted">{sub}</span>}
      </span>
    </div>
  );
}

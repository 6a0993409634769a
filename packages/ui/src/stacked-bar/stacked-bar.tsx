import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { tokenColor, type TokenColor } from '../token-color/token-color.ts';

export interface Share {
  id: string;
  label: string;
  /** Size in any unit; only proportions matter. */
  value: number;
  color: TokenColor;
}

export interface StackedBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  shares: readonly Share[];
  /** Accessible name of the whole, announced before the parts. */
  label: string;
}

/** A bar divided into the parts of a whole. Small parts are at least 4 px wide. */
export function StackedBar({ shares, label, className, ...props }: StackedBarProps) {
  const drawn = shares.filter((share) => share.value > 0);
  const whole = drawn.reduce((sum, share) => sum + share.value, 0);
  const words = drawn.map((share) => `${share.label} ${((share.value / whole) * 100).toFixed(2)}%`).join('、');
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a chart built from boxes has no image file
      role="img"
      aria-label={words === '' ? label : `${label}：${words}`}
      {...props}
      className={cn('flex h-2.5 gap-0.5 bg-surface-inset', className)}
    >
      {drawn.map((share) => (
        <span
          key={share.id}
          title={share.label}
          className="min-w-1"
          style={{ flexGrow: share.value, flexBasis: 0, background: tokenColor(share.color) }}
        />
      ))}
    </div>
  );
}

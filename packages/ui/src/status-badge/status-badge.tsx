import { cva } from 'class-variance-authority';
import { cn } from '../cn.ts';
import { StatusGlyph } from './status-glyph.tsx';
import type { StatusTone } from './status-tone.ts';

const statusBadge = cva('inline-flex h-5 w-fit items-center gap-1.25 rounded-xs pr-1.75 pl-1.5 text-xs leading-none whitespace-nowrap', {
  variants: {
    tone: {
      'state-0': 'bg-state-0-soft text-state-0-ink',
      'state-1': 'bg-state-1-soft text-state-1-ink',
      'state-2': 'bg-state-2-soft text-state-2-ink',
      'state-3': 'bg-state-3-soft text-state-3-ink',
      'state-4': 'bg-state-4-soft text-state-4-ink',
      'state-5': 'bg-state-5-soft text-state-5-ink',
      'state-6': 'bg-state-6-soft text-state-6-ink',
      pledged: 'bg-state-pledged-soft text-state-pledged-ink',
      overdue: 'bg-state-overdue-soft text-state-overdue-ink',
      positive: 'bg-positive-soft text-positive-ink',
      caution: 'bg-caution-soft text-caution-ink',
      critical: 'bg-critical-soft text-critical-ink',
      info: 'bg-info-soft text-info-ink',
      neutral: 'bg-surface-inset text-ink-muted',
    },
  },
});

export type StatusBadgeProps = React.ComponentProps<'span'> & {
  tone: StatusTone;
  /** Omits the tint, for dense layouts. */
  plain?: boolean | undefined;
};

/** A state as glyph, text and tint, so that colour is never the only sign. */
export function StatusBadge({ tone, plain = false, className, children, ...props }: StatusBadgeProps) {
  return (
    <span data-tone={tone} className={cn(statusBadge({ tone }), plain && 'bg-transparent! px-0!', className)} {...props}>
      <StatusGlyph tone={tone} />
      {children}
    </span>
  );
}

import { cva, type VariantProps } from 'class-variance-authority';
import { cn } from '../cn.ts';

const tag = cva('inline-flex h-4.5 w-fit items-center gap-1 rounded-xs border px-1.5 text-[11.5px] leading-none whitespace-nowrap', {
  variants: {
    tone: {
      plain: 'border-line bg-surface text-ink-muted',
      accent: 'border-transparent bg-accent-soft text-accent',
      info: 'border-transparent bg-info-soft text-info-ink',
      positive: 'border-transparent bg-positive-soft text-positive-ink',
      caution: 'border-transparent bg-caution-soft text-caution-ink',
      critical: 'border-transparent bg-critical-soft text-critical-ink',
    },
  },
  defaultVariants: { tone: 'plain' },
});

/** A short label for the item beside it. */
export function Tag({ tone, className, ...props }: React.ComponentProps<'span'> & VariantProps<typeof tag>) {
  return <span data-tone={tone ?? 'plain'} className={cn(tag({ tone }), className)} {...props} />;
}

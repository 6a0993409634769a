import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

const amount = cva('whitespace-nowrap tabular-nums lining-nums', {
  variants: {
    size: {
      inherit: '',
      sm: 'text-sm',
      md: 'text-md',
      lg: 'text-lg font-semibold',
      xl: 'text-xl leading-7 font-semibold tracking-[-0.01em]',
      '2xl': 'text-2xl font-semibold tracking-[-0.01em]',
      '3xl': 'text-[32px] leading-10 font-semibold tracking-[-0.01em]',
    },
    tone: {
      ink: '',
      muted: 'text-ink-muted',
      faint: 'text-ink-faint',
      positive: 'text-positive-ink',
      caution: 'text-caution-ink',
      critical: 'text-critical',
    },
    total: { true: 'border-b-[3px] border-double border-ink pb-px font-semibold text-ink', false: '' },
  },
  defaultVariants: { size: 'inherit', tone: 'ink', total: false },
});

export interface AmountProps extends Omit<ComponentProps<'span'>, 'children'>, VariantProps<typeof amount> {
  /** The formatted amount ("3,286,500.00"). */
  value: string;
  /** Sets the decimals in faint ink, for columns that are scanned. @default false */
  faintCents?: boolean | undefined;
  /** Shows a plus before positive values; a minus is always shown. @default false */
  signed?: boolean | undefined;
  /** Small currency sign before the figure, for example ¥. */
  currency?: string | undefined;
  /** Small unit after the figure, for example 元. */
  unit?: string | undefined;
}

/** An amount of money with tabular figures, a real minus sign and no line breaks. */
export function Amount({ value, faintCents = false, signed = false, currency, unit, size, tone, total, className, ...props }: AmountProps) {
  const negative = /^[-−]/.test(value);
  const digits = value.replace(/^[-−+]/, '');
  const point = faintCents ? digits.lastIndexOf('.') : -1;
  const sign = negative ? '−' : signed && /[1-9]/.test(digits) ? '+' : '';
  return (
    <span {...props} className={cn(amount({ size, tone, total }), className)}>
      {currency !== undefined && (
        <small className={cn('mr-[0.2em] font-normal', size === '2xl' || size === '3xl' ? 'text-[0.6em]' : 'text-[0.75em]')}>
          {currency}
        </small>
      )}
      {sign}
      {point < 0 ? digits : digits.slice(0, point)}
      {point >= 0 && <span className={cn('font-normal text-ink-faint', isLarge(size) && 'text-[0.7em]')}>{digits.slice(point)}</span>}
      {unit !== undefined && <small className="ml-[0.3em] text-[0.85em] font-normal">{unit}</small>}
    </span>
  );
}

const isLarge = (size: AmountProps['size']) => size === 'xl' || size === '2xl' || size === '3xl';

import { Slot, Slottable } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import { cn } from '../cn.ts';
import { Spinner } from '../spinner/index.ts';

const button = cva(
  [
    'relative inline-flex items-center justify-center gap-1.5 rounded-sm border font-medium leading-none whitespace-nowrap select-none no-underline',
    'transition-opacity',
    'disabled:cursor-not-allowed disabled:text-ink-faint',
    'data-busy:cursor-progress',
  ],
  {
    variants: {
      intent: {
        primary: [
          'border-accent bg-accent text-accent-ink',
          'not-disabled:hover:border-accent-hover not-disabled:hover:bg-accent-hover',
          'not-disabled:active:border-accent-active not-disabled:active:bg-accent-active',
        ],
        secondary: ['border-line-strong bg-surface text-ink', 'not-disabled:hover:bg-surface-hover not-disabled:active:bg-surface-inset'],
        line: ['border-line bg-surface text-ink', 'not-disabled:hover:bg-surface-hover not-disabled:active:bg-surface-inset'],
        quiet: [
          'border-transparent bg-transparent text-ink-muted',
          'not-disabled:hover:bg-surface-hover not-disabled:hover:text-ink not-disabled:active:bg-surface-inset',
        ],
        danger: ['border-critical bg-surface text-critical', 'not-disabled:hover:bg-critical-soft not-disabled:active:bg-critical-soft'],
        dangerSolid: [
          'border-critical bg-critical text-on-critical',
          'not-disabled:hover:border-critical-hover not-disabled:hover:bg-critical-hover',
        ],
        dark: ['border-ink bg-ink text-surface', 'not-disabled:hover:opacity-90'],
      },
      size: {
        sm: 'h-(--control-height-sm) px-2.5 text-sm after:absolute after:-inset-1 after:content-[""] tablet:after:hidden',
        md: 'h-(--control-height) px-3.5 text-md',
        lg: 'h-(--control-height-lg) px-5 text-[15px]',
      },
      block: { true: 'w-full' },
    },
    compoundVariants: [
      // Buttons with a box keep it while disabled; a quiet button has none.
      {
        intent: ['primary', 'secondary', 'line', 'danger', 'dangerSolid', 'dark'],
        className: 'disabled:border-line disabled:bg-surface-inset',
      },
    ],
    defaultVariants: { intent: 'secondary', size: 'md' },
  },
);

export type ButtonProps = React.ComponentProps<'button'> &
  VariantProps<typeof button> & {
    /**
     * Shows a spinner in place of the icon, or within the padding before the label, so that the width does not change. Clicks are ignored and
     * the focus stays. @default false
     */
    busy?: boolean | undefined;
    /** Icon before the label, 16 px. */
    icon?: React.ReactNode;
    /** Applies the style to the only child, for example a link. @default false */
    asChild?: boolean | undefined;
  };

/** Triggers an act; label it with a verb. Use `primary` once per view; refuse and sign appear as `dark` beside `primary`. */
export function Button({
  intent,
  size,
  block,
  busy = false,
  icon,
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      type={asChild ? undefined : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      data-busy={busy ? '' : undefined}
      className={cn(button({ intent, size, block }), className)}
      onClick={busy ? (event: React.MouseEvent) => event.preventDefault() : onClick}
      {...props}
    >
      {busy ? <Spinner className={icon === undefined ? spinnerInPadding[size ?? 'md'] : undefined} /> : icon}
      <Slottable>{children}</Slottable>
    </Root>
  );
}

/** Negative margins as wide as spinner plus gap, so that the spinner lies in the padding and takes no width. */
const spinnerInPadding = { sm: '-ml-3 -mr-1 size-2.5', md: '-ml-3.5 -mr-1 size-3', lg: '-ml-3.5 -mr-1 size-3' } as const;

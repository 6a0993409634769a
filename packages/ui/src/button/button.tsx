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
      // What has a box keeps it while it is off; a quiet button has none.
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
    /** The act is under way: a ring replaces the icon, or stands before the words in the room that the button has beside them, so that it keeps its words and its width; further presses do nothing, focus stays. */
    busy?: boolean | undefined;
    /** Drawn before the words, 16 px. */
    icon?: React.ReactNode;
    /** Gives the look to the single child, a link for example. */
    asChild?: boolean | undefined;
  };

/** Starts an act. The words are a verb; `primary` appears once in a view, and refuse and sign stand as `dark` beside `primary`. */
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
      {busy ? <Spinner className={icon === undefined ? besideWords[size ?? 'md'] : undefined} /> : icon}
      <Slottable>{children}</Slottable>
    </Root>
  );
}

/** Takes no width of the row: as much as the ring and its gap are wide, it stands in the padding. */
const besideWords = { sm: '-ml-3 -mr-1 size-2.5', md: '-ml-3.5 -mr-1 size-3', lg: '-ml-3.5 -mr-1 size-3' } as const;

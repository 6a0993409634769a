import { cva, type VariantProps } from 'class-variance-authority';

/** Shared frame of all input controls, so that selects, dates and text fields have the same size. */
export const inputBox = cva(
  [
    'flex soft:w-full min-w-0 items-center gap-2 overflow-hidden rounded-sm border border-line-strong bg-surface text-ink',
    'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-focus',
    'has-[[aria-invalid=true]]:border-critical has-[[aria-invalid=true]]:inset-ring has-[[aria-invalid=true]]:inset-ring-critical',
    'has-[:disabled]:cursor-not-allowed has-[:disabled]:border-line has-[:disabled]:bg-surface-inset has-[:disabled]:text-ink-muted',
    'focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus',
    'aria-invalid:border-critical aria-invalid:inset-ring aria-invalid:inset-ring-critical',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-inset disabled:text-ink-muted',
    // Keeps the focus ring apart from the red border of an invalid field.
    'has-[[aria-invalid=true]]:has-[input:focus-visible]:outline-offset-1 aria-invalid:focus-visible:outline-offset-1',
    'has-[input:read-only]:bg-surface-inset',
  ],
  {
    variants: {
      size: {
        sm: 'h-8 max-tablet:h-(--control-height) px-2.25 text-sm',
        md: 'h-(--control-height) px-2.75 text-md',
        lg: 'h-(--control-height-lg) px-3.25 text-[15px]',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

export type InputBoxSize = VariantProps<typeof inputBox>['size'];

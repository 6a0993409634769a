import { cn } from '../cn.ts';

export type SpinnerProps = React.ComponentProps<'span'> & {
  /** Said by a screen reader. Leave it out where a word beside the spinner already says what is going on. */
  label?: string | undefined;
};

/** A turning ring in the colour of its text. It stands still when the person asked for less motion. */
export function Spinner({ label, className, ...props }: SpinnerProps) {
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
      className={cn(
        'inline-block soft:size-3.5 flex-none animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
      {...props}
    />
  );
}

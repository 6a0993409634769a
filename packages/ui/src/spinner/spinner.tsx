import { cn } from '../cn.ts';

export type SpinnerProps = React.ComponentProps<'span'> & {
  /** Accessible name. Omit it when adjacent text already describes the activity. */
  label?: string | undefined;
};

/** A spinning ring in the text colour. It does not move with reduced motion. */
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

import { cn } from '../cn.ts';

/** A keyboard key. */
export function Kbd({ className, ...props }: React.ComponentProps<'kbd'>) {
  return (
    <kbd
      className={cn(
        'inline-block min-w-4.5 rounded-[3px] border border-line border-b-line-strong bg-surface px-1 text-center font-sans text-[11px] leading-4 text-ink-muted',
        className,
      )}
      {...props}
    />
  );
}

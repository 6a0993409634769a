import { cn } from '../cn.ts';

export type BadgeProps = React.ComponentProps<'span'> & {
  /** The count; nothing is shown for 0. */
  count?: number | undefined;
  /** Shows a dot without a number. */
  dot?: boolean | undefined;
  /** Accessible name: "12 条待办". */
  label?: string | undefined;
  /** Largest number shown; larger ones appear as "99+". @default 99 */
  max?: number | undefined;
};

/** A red count or dot, at the corner of the children or standalone. */
export function Badge({ count = 0, dot = false, label, max = 99, className, children, ...props }: BadgeProps) {
  const shown = dot || count > 0;
  const mark = shown && (
    <span
      data-slot="badge"
      {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}
      className={cn(
        'flex-none rounded-full bg-pending-dot text-center font-semibold text-badge-ink',
        dot ? 'inline-block size-1.75' : 'inline-block h-4 min-w-4 px-1 text-[10.5px] leading-4',
        children !== undefined && 'absolute ring-2 ring-surface',
        children !== undefined && (dot ? 'top-0 right-0' : '-top-1.5 left-3'),
        children === undefined && className,
      )}
      {...(children === undefined ? props : {})}
    >
      {!dot && (count > max ? `${max}+` : count)}
    </span>
  );
  if (children === undefined) return mark || null;
  return (
    <span className={cn('relative inline-flex', className)} {...props}>
      {children}
      {mark}
    </span>
  );
}

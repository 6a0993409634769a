import { cn } from '../cn.ts';
import { useFieldControl } from '../form-field/field-context.ts';

export type SwitchProps = Omit<React.ComponentProps<'input'>, 'type' | 'size' | 'role'> & {
  /** Called with the new state, in addition to `onChange`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
};

/** A switch that takes effect immediately. Use `Checkbox` for a choice that is submitted with a form. */
export function Switch({ onCheckedChange, onChange, className, children, ...props }: SwitchProps) {
  const field = useFieldControl(props);
  const Root = children === undefined ? 'span' : 'label';
  return (
    <Root className={cn('inline-flex min-h-6 items-center gap-2 has-disabled:cursor-not-allowed has-disabled:text-ink-faint', className)}>
      <span className="relative inline-block h-5 w-8.5 flex-none">
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the browser derives it from `checked`
          role="switch"
          className="peer absolute -inset-y-0.5 left-0 h-6 w-full cursor-pointer appearance-none rounded-full outline-none max-tablet:-inset-y-3 max-tablet:h-11 disabled:cursor-not-allowed"
          {...props}
          {...field}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
        <span
          aria-hidden="true"
          className={cn(
            'pointer-events-none absolute inset-0 rounded-full border border-transparent bg-line-strong peer-checked:bg-accent peer-disabled:opacity-50',
            'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
          )}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-0.5 left-0.5 size-4 rounded-full border border-transparent bg-surface transition-transform duration-(--motion-fast) peer-checked:translate-x-3.5"
        />
      </span>
      {children}
    </Root>
  );
}

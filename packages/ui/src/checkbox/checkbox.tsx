import { useEffect, useRef } from 'react';
import { cn } from '../cn.ts';
import { useFieldControl } from '../form-field/field-context.ts';
import { checkArea, checkBox, checkInput } from './check-look.tsx';

export type CheckboxProps = Omit<React.ComponentProps<'input'>, 'type' | 'size'> & {
  /** Shows the state between checked and unchecked, when only some of the covered items are selected. */
  indeterminate?: boolean | undefined;
  /** Called with the new state, and whether Shift was held, in addition to `onChange`. */
  onCheckedChange?: ((checked: boolean, shift: boolean) => void) | undefined;
};

/** A check box with its label as children. Without children it needs an `aria-label`. `className` goes to the label. */
export function Checkbox({ indeterminate = false, onCheckedChange, onChange, className, children, ref, ...props }: CheckboxProps) {
  const own = useRef<HTMLInputElement | null>(null);
  const field = useFieldControl(props);
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const Root = children === undefined ? 'span' : 'label';
  return (
    <Root className={cn('inline-flex min-h-6 items-start gap-2 has-disabled:cursor-not-allowed has-disabled:text-ink-faint', className)}>
      <span className={checkArea}>
        <input
          type="checkbox"
          className={checkInput}
          {...props}
          {...field}
          ref={(node) => {
            own.current = node;
            if (node) node.indeterminate = indeterminate;
            if (typeof ref === 'function') return ref(node);
            if (ref) ref.current = node;
            return undefined;
          }}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey);
          }}
        />
        {checkBox}
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 stroke-current stroke-[1.7] opacity-0 peer-indeterminate:opacity-100 peer-disabled:text-ink-faint"
        >
          <path d="M4.5 8h7" strokeLinecap="round" />
        </svg>
      </span>
      {children !== undefined && <span className="min-w-0 py-px">{children}</span>}
    </Root>
  );
}

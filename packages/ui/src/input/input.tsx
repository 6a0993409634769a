import { useLingui } from '@lingui/react/macro';
import { cn } from '../cn.ts';
import { useFieldControl } from '../form-field/field-context.ts';
import { XIcon } from '../icons/index.ts';
import { inputBox, type InputBoxSize } from './input-box.ts';

export type InputProps = Omit<React.ComponentProps<'input'>, 'prefix' | 'size'> & {
  /** Content before the text, such as an icon or a currency sign. */
  prefix?: React.ReactNode;
  /** Content after the text, such as a unit or a small button. */
  suffix?: React.ReactNode;
  /** Height: 32, 36 or 44 px; always 44 px on phones. @default 'md' */
  size?: InputBoxSize;
  /** Shows a clear button while the field is not empty. */
  clearable?: boolean | undefined;
};

/** Clears a text field through the native setter, so that React's `onChange` and the form are notified. */
function clearNatively(field: HTMLInputElement) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

/** A single-line text field. `className` goes to the frame, all other props to the `<input>`. */
export function Input({ prefix, suffix, size, clearable = false, className, placeholder, ...props }: InputProps) {
  const { t } = useLingui();
  const field = useFieldControl(props);
  return (
    <span data-slot="input" className={cn(inputBox({ size }), className)}>
      {prefix !== undefined && <span className="flex flex-none items-center text-ink-faint">{prefix}</span>}
      <input
        // A blank placeholder makes `:placeholder-shown` match an empty field, which hides the clear button.
        placeholder={placeholder ?? (clearable ? ' ' : undefined)}
        className="peer h-full min-w-0 flex-1 bg-transparent [text-align:inherit] text-inherit outline-none disabled:cursor-not-allowed"
        {...props}
        {...field}
      />
      {clearable && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t`清除`}
          className="-mr-1.5 grid size-6 flex-none place-items-center rounded-sm text-ink-faint peer-placeholder-shown:hidden peer-disabled:hidden hover:text-ink"
          onClick={(event) => {
            const input = event.currentTarget.parentElement?.querySelector('input');
            if (input) clearNatively(input);
          }}
        >
          <XIcon className="size-3.5" />
        </button>
      )}
      {suffix !== undefined && <span className="flex flex-none items-center text-sm text-ink-faint">{suffix}</span>}
    </span>
  );
}

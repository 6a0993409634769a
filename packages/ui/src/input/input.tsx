import { useLingui } from '@lingui/react/macro';
import { cn } from '../cn.ts';
import { useFieldControl } from '../form-field/field-context.ts';
import { XIcon } from '../icons/index.ts';
import { inputBox, type InputBoxSize } from './input-box.ts';

export type InputProps = Omit<React.ComponentProps<'input'>, 'prefix' | 'size'> & {
  /** Drawn inside, before the text: an icon or a currency sign. */
  prefix?: React.ReactNode;
  /** Drawn inside, after the text: a unit or a small button. */
  suffix?: React.ReactNode;
  /** Height: 32, 36 or 44 px; 44 throughout on a phone. @default 'md' */
  size?: InputBoxSize;
  /** Shows a button that empties the field while it holds text. */
  clearable?: boolean | undefined;
};

/** Empties a text field as if the person had: `onChange` and the form hear of it. */
function clearByHand(field: HTMLInputElement) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

/** One line of text. `className` goes to the frame, everything else to the `<input>`. */
export function Input({ prefix, suffix, size, clearable = false, className, placeholder, ...props }: InputProps) {
  const { t } = useLingui();
  const field = useFieldControl(props);
  return (
    <span data-slot="input" className={cn(inputBox({ size }), className)}>
      {prefix !== undefined && <span className="flex flex-none items-center text-ink-faint">{prefix}</span>}
      <input
        // A blank placeholder keeps `:placeholder-shown` true of an empty field; the clear button hides by it.
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
            if (input) clearByHand(input);
          }}
        >
          <XIcon className="size-3.5" />
        </button>
      )}
      {suffix !== undefined && <span className="flex flex-none items-center text-sm text-ink-faint">{suffix}</span>}
    </span>
  );
}

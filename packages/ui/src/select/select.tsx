import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cn } from '../cn.ts';
import { preloadFloating } from '../floating/floating.ts';
import { useOpened } from '../floating/use-opened.ts';
import { useCancelOpening } from '../floating/use-cancel-opening.ts';
import { useFieldControl } from '../form-field/field-context.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import { inputBox, type InputBoxSize } from '../input/input-box.ts';
import { useBlurOutside } from '../popover/use-blur-outside.ts';
import type { SelectGroup, SelectOption } from './select-option.ts';
import { useTypeAhead } from './use-type-ahead.ts';

export type SelectProps<Value extends string = string> = Omit<
  React.ComponentProps<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'children'
> & {
  /** Options, or groups of options. Use `Combobox` for more than a dozen. */
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[];
  /** Selected value; null shows the placeholder. */
  value?: Value | null | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** Text while nothing is selected. @default 请选择 */
  placeholder?: string | undefined;
  /** Height: 32, 36 or 44 px. @default 'md' */
  size?: InputBoxSize;
  required?: boolean | undefined;
};

const OPENING_KEYS = [' ', 'Enter', 'ArrowUp', 'ArrowDown'];

/** A select for up to a dozen options. Letters jump to an option, arrow keys move, Enter selects. The code of the list is loaded when first needed. */
export function Select<Value extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  size,
  name,
  disabled = false,
  required,
  className,
  onBlur,
  ...props
}: SelectProps<Value>) {
  const { t } = useLingui();
  const { popup, onBlur: left } = useBlurOutside(onBlur);
  const field = useFieldControl(props);
  const opened = useOpened({});
  const { open, setOpen, setTrigger, contentId, parts } = opened;
  useCancelOpening(opened);
  const [ownValue, setKept] = useState<Value | undefined>(defaultValue);
  const all = options.flatMap((entry) => ('group' in entry ? entry.options : [entry]));
  const chosen = all.find((option) => option.value === (value === undefined ? ownValue : value));
  const choose = (next: string) => {
    const option = all.find((one) => one.value === next);
    if (option === undefined) return;
    setKept(option.value);
    onValueChange?.(option.value);
  };
  const typeAhead = useTypeAhead(all, chosen, choose);
  const Surface = parts?.SelectSurface;
  return (
    <>
      <button
        type="button"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native select cannot be styled like the page
        role="combobox"
        aria-controls={open ? contentId : undefined}
        aria-expanded={open}
        aria-autocomplete="none"
        aria-required={required}
        data-state={open ? 'open' : 'closed'}
        data-placeholder={chosen === undefined ? '' : undefined}
        disabled={disabled}
        className={cn(inputBox({ size }), 'cursor-pointer justify-between text-left data-placeholder:text-ink-faint', className)}
        {...props}
        {...field}
        ref={setTrigger}
        onBlur={left}
        onPointerEnter={preloadFloating}
        onFocus={preloadFloating}
        onPointerDown={(event) => {
          if (event.pointerType === 'touch' || event.button !== 0 || event.ctrlKey) return;
          setOpen(true);
          // Prevents the button from taking the focus, which belongs to the list.
          event.preventDefault();
        }}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (OPENING_KEYS.includes(event.key)) {
            event.preventDefault();
            setOpen(true);
          } else typeAhead(event);
        }}
      >
        <span className="min-w-0 truncate">{chosen?.label ?? placeholder ?? t`请选择`}</span>
        <ChevronDownIcon aria-hidden className="text-ink-faint" />
      </button>
      {name !== undefined && <input type="hidden" name={name} value={chosen?.value ?? ''} disabled={disabled} />}
      {Surface && <Surface opened={opened} options={options} value={chosen?.value ?? ''} onValueChange={choose} popup={popup} />}
    </>
  );
}

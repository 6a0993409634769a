import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cn } from '../cn.ts';
import { expectFloating } from '../floating/floating.ts';
import { useOpened } from '../floating/use-opened.ts';
import { useTurningBack } from '../floating/use-turning-back.ts';
import { useFieldControl } from '../form-field/field-context.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import { inputBox, type InputBoxSize } from '../input/input-box.ts';
import { useLeaving } from '../popover/use-leaving.ts';
import type { SelectGroup, SelectOption } from './select-option.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

export type SelectProps<Value extends string = string> = Omit<
  React.ComponentProps<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'children'
> & {
  /** Rows, or rows under headings. More than a dozen is the work of `Combobox`. */
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[];
  /** The chosen value; null shows the placeholder. */
  value?: Value | null | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** Shown while nothing is chosen. @default 请选择 */
  placeholder?: string | undefined;
  /** Height: 32, 36 or 44 px. @default 'md' */
  size?: InputBoxSize;
  required?: boolean | undefined;
};

/** Keys that open the list. */
const OPENING = [' ', 'Enter', 'ArrowUp', 'ArrowDown'];

/** One of a dozen or fewer. A letter jumps to a row, arrows move, Enter takes it. What draws the list is fetched when it is first wanted. */
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
  const { popup, onBlur: left } = useLeaving(onBlur);
  const field = useFieldControl(props);
  const opened = useOpened({});
  const { open, setOpen, setTrigger, contentId, parts } = opened;
  useTurningBack(opened);
  const [kept, setKept] = useState<Value | undefined>(defaultValue);
  const all = options.flatMap((entry) => ('group' in entry ? entry.options : [entry]));
  const chosen = all.find((option) => option.value === (value === undefined ? kept : value));
  const choose = (next: string) => {
    const option = all.find((one) => one.value === next);
    if (option === undefined) return;
    setKept(option.value);
    onValueChange?.(option.value);
  };
  const typeAhead = useTypedAhead(all, chosen, choose);
  const Surface = parts?.SelectSurface;
  return (
    <>
      <button
        type="button"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native select cannot be drawn in the look of the page
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
        onPointerEnter={expectFloating}
        onFocus={expectFloating}
        onPointerDown={(event) => {
          if (event.pointerType === 'touch' || event.button !== 0 || event.ctrlKey) return;
          setOpen(true);
          // The list takes the focus, not the button.
          event.preventDefault();
        }}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (OPENING.includes(event.key)) {
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

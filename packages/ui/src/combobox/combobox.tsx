import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { cn } from '../cn.ts';
import { useFieldControl } from '../form-field/field-context.ts';
import { ChevronDownIcon, XIcon } from '../icons/index.ts';
import { inputBox, type InputBoxSize } from '../input/input-box.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/index.ts';
import { useBlurOutside } from '../popover/use-blur-outside.ts';
import { ComboboxSearch, type ComboboxOption } from './combobox-search.tsx';

export type { ComboboxOption } from './combobox-search.tsx';

export type ComboboxProps<Value extends string = string> = Omit<
  React.ComponentProps<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'prefix'
> & {
  options: readonly ComboboxOption<Value>[];
  /** Selected value; null shows the placeholder. */
  value?: Value | null | undefined;
  defaultValue?: Value | undefined;
  /** Called with the new value, or null when cleared. */
  onValueChange?: ((value: Value | null, option: ComboboxOption<Value> | undefined) => void) | undefined;
  /** For options from a server: called with the typed text, and with "" when the list opens and closes. Disables local filtering. */
  onSearch?: ((text: string) => void) | undefined;
  /** Whether options are being loaded. */
  loading?: boolean | undefined;
  /** Label for a value that is not among the options, for example when only one page is loaded. */
  valueLabel?: string | undefined;
  /** @default 请选择 */
  placeholder?: string | undefined;
  /** Placeholder and accessible name of the search box, naming the search fields: "名称或信用代码". @default 搜索 */
  searchPlaceholder?: string | undefined;
  /** Message when nothing matches. @default 没有匹配的选项 */
  emptyText?: React.ReactNode;
  /** Message below the options, for example that there are more of them on the server. */
  note?: React.ReactNode;
  /** Shows a button to clear the value. */
  clearable?: boolean | undefined;
  /** Content inside the field before the value. */
  prefix?: React.ReactNode;
  /** Height: 32, 36 or 44 px. @default 'md' */
  size?: InputBoxSize;
};

/** A select with a search box, for long lists. Large lists are virtualised. */
export function Combobox<Value extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  onSearch,
  loading,
  valueLabel,
  placeholder,
  searchPlaceholder,
  emptyText,
  note,
  clearable = false,
  prefix,
  size,
  className,
  onBlur,
  ...props
}: ComboboxProps<Value>) {
  const { t } = useLingui();
  const { anchor, popup, onBlur: left } = useBlurOutside(onBlur);
  const listId = useId();
  const [open, setOpenState] = useState(false);
  const setOpen = (next: boolean) => {
    if (next) onSearch?.('');
    setOpenState(next);
  };
  const [ownValue, setKept] = useState<Value | null>(defaultValue ?? null);
  const field = useFieldControl(props);
  const chosenValue = value === undefined ? ownValue : value;
  const chosen = options.find((option) => option.value === chosenValue);
  const shown = chosen?.label ?? (chosenValue === null ? undefined : (valueLabel ?? chosenValue));
  const choose = (option: ComboboxOption<Value> | undefined) => {
    const next = option?.value ?? null;
    setKept(next);
    // Selecting the current value again is not a change, so that dependent fields keep their values.
    if (next !== chosenValue) onValueChange?.(next, option);
    setOpen(false);
  };
  const clearShown = clearable && shown !== undefined && props.disabled !== true;
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <span ref={anchor} onBlur={left} className={cn('relative block min-w-0', className)}>
        <PopoverTrigger asChild>
          <button
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native select cannot be searched
            role="combobox"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            data-placeholder={shown === undefined ? '' : undefined}
            className={cn(inputBox({ size }), 'cursor-pointer text-left data-placeholder:text-ink-faint')}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
                event.preventDefault();
                setOpen(true);
              }
            }}
            {...props}
            {...field}
          >
            {prefix !== undefined && <span className="text-ink-faint">{prefix}</span>}
            <span className={cn('min-w-0 flex-1 truncate', clearShown && 'pr-5')}>{shown ?? placeholder ?? t`请选择`}</span>
            <ChevronDownIcon className={cn('text-ink-faint', open && 'rotate-180')} />
          </button>
        </PopoverTrigger>
        {clearShown && (
          <button
            type="button"
            aria-label={t`清除`}
            className="absolute top-1/2 right-8 grid size-6 -translate-y-1/2 place-items-center rounded-sm text-ink-faint hover:text-ink"
            onClick={() => choose(undefined)}
          >
            <XIcon className="size-3.5" />
          </button>
        )}
      </span>
      <PopoverContent
        ref={popup}
        onBlur={left}
        aria-label={searchPlaceholder ?? t`搜索`}
        className="w-(--radix-popover-trigger-width) min-w-60 p-1"
        onCloseAutoFocus={() => onSearch?.('')}
      >
        <ComboboxSearch
          listId={listId}
          options={options}
          chosen={chosenValue}
          onChoose={choose}
          onSearch={onSearch}
          loading={loading === true}
          label={searchPlaceholder ?? t`搜索`}
          emptyText={emptyText ?? t`没有匹配的选项`}
          note={note}
        />
      </PopoverContent>
    </Popover>
  );
}

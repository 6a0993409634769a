import { useLingui } from '@lingui/react/macro';
import * as Radix from '@radix-ui/react-select';
import { cn } from '../cn.ts';
import { useFieldControl } from '../form-field/field-context.ts';
import { CheckIcon, ChevronDownIcon } from '../icons/index.ts';
import { inputBox, type InputBoxSize } from '../input/input-box.ts';

export type SelectOption<Value extends string = string> = {
  value: Value;
  label: React.ReactNode;
  /** Stands at the end of the row: a number, or why it is disabled. */
  note?: React.ReactNode;
  disabled?: boolean | undefined;
};

export type SelectGroup<Value extends string = string> = { group: string; options: readonly SelectOption<Value>[] };

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

function Row<Value extends string>({ option }: { option: SelectOption<Value> }) {
  return (
    <Radix.Item
      value={option.value}
      disabled={option.disabled === true}
      className="relative flex min-h-8.5 cursor-pointer items-center rounded-sm py-1 pr-8 pl-2.5 text-sm text-ink outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-faint data-highlighted:bg-surface-hover max-tablet:min-h-11"
    >
      <Radix.ItemText>{option.label}</Radix.ItemText>
      {option.note !== undefined && <span className="ml-auto pl-4 text-xs text-ink-faint">{option.note}</span>}
      <Radix.ItemIndicator className="absolute right-2.5 text-accent">
        <CheckIcon />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}

/** One of a dozen or fewer. A letter jumps to a row, arrows move, Enter takes it. */
export function Select<Value extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  size,
  name,
  disabled,
  required,
  className,
  ...props
}: SelectProps<Value>) {
  const { t } = useLingui();
  const field = useFieldControl(props);
  const all = options.flatMap((entry) => ('group' in entry ? entry.options : [entry]));
  return (
    <Radix.Root
      {...(value === undefined ? {} : { value: value ?? '' })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      name={name}
      disabled={disabled}
      required={required}
      onValueChange={(next) => {
        const chosen = all.find((option) => option.value === next);
        if (chosen) onValueChange?.(chosen.value);
      }}
    >
      <Radix.Trigger
        className={cn(inputBox({ size }), 'cursor-pointer justify-between text-left data-placeholder:text-ink-faint', className)}
        {...props}
        {...field}
      >
        <span className="min-w-0 truncate">
          <Radix.Value placeholder={placeholder ?? t`请选择`} />
        </span>
        <Radix.Icon asChild>
          <ChevronDownIcon className="text-ink-faint" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className="z-(--z-menu) max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-rise-in overflow-hidden rounded-lg bg-surface-raised shadow-menu"
        >
          <Radix.Viewport className="max-h-80 p-1">
            {options.map((entry) =>
              'group' in entry ? (
                <Radix.Group key={entry.group}>
                  <Radix.Label className="px-2.5 pt-2 pb-1 text-xs text-ink-faint">{entry.group}</Radix.Label>
                  {entry.options.map((option) => (
                    <Row key={option.value} option={option} />
                  ))}
                </Radix.Group>
              ) : (
                <Row key={entry.value} option={entry} />
              ),
            )}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

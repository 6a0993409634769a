import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cn } from '../cn.ts';
import { useFieldControl } from '../form-field/field-context.ts';
import { CalendarIcon, XIcon } from '../icons/index.ts';
import { inputBox, type InputBoxSize } from '../input/input-box.ts';
import { Popover, PopoverAnchor, PopoverContent, PopoverTrigger } from '../popover/index.ts';
import { useBlurOutside } from '../popover/use-blur-outside.ts';
import type { CalendarDays } from './calendar.tsx';
import { acceptsDay, DateText } from './date-text.tsx';
import { LazyCalendar } from './lazy-calendar.tsx';

export type DatePickerProps = CalendarDays &
  Omit<React.ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'size' | 'type'> & {
    /** Selected day as YYYY-MM-DD; null for none. */
    value?: string | null | undefined;
    defaultValue?: string | undefined;
    onValueChange?: ((value: string | null) => void) | undefined;
    /** Shows a button to clear the day. */
    clearable?: boolean | undefined;
    /** Content below the calendar for the selected day, such as the resulting term or a warning. */
    footer?: ((value: string | null) => React.ReactNode) | undefined;
    /** Height: 32, 36 or 44 px. @default 'md' */
    size?: InputBoxSize;
  };

/** A date field with typed input and a calendar that marks holidays. */
export function DatePicker({
  value,
  defaultValue,
  onValueChange,
  clearable = false,
  footer,
  size,
  min,
  max,
  isDisabled,
  isWorkingDay,
  dayNote,
  locale,
  className,
  onBlur,
  ...props
}: DatePickerProps) {
  const { t } = useLingui();
  const { anchor, popup, onBlur: left } = useBlurOutside(onBlur);
  const [open, setOpen] = useState(false);
  const [ownValue, setKept] = useState<string | null>(defaultValue ?? null);
  const field = useFieldControl(props);
  const chosen = value === undefined ? ownValue : value;
  const change = (next: string | null) => {
    setKept(next);
    onValueChange?.(next);
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverAnchor>
        <span ref={anchor} onBlur={left} data-slot="date-picker" className={cn(inputBox({ size }), className)}>
          <DateText
            placeholder={t`年-月-日`}
            {...props}
            {...field}
            value={chosen}
            onValueChange={change}
            accepts={acceptsDay(min, max, isDisabled)}
            onKeyDown={(event) => {
              props.onKeyDown?.(event);
              if (event.key === 'ArrowDown') {
                event.preventDefault();
                setOpen(true);
              }
            }}
          />
          {clearable && chosen !== null && props.disabled !== true && (
            <button
              type="button"
              aria-label={t`清除`}
              className="grid size-6 flex-none place-items-center rounded-sm text-ink-faint hover:text-ink"
              onClick={() => change(null)}
            >
              <XIcon className="size-3.5" />
            </button>
          )}
          <PopoverTrigger
            type="button"
            disabled={props.disabled === true || props.readOnly === true}
            aria-label={t`打开日历`}
            className="-mr-1.5 grid size-6 flex-none place-items-center rounded-sm text-ink-faint hover:text-ink"
          >
            <CalendarIcon />
          </PopoverTrigger>
        </span>
      </PopoverAnchor>
      <PopoverContent ref={popup} onBlur={left} aria-label={t`选择日期`} className="p-2.5">
        <LazyCalendar
          mode="single"
          value={chosen}
          onValueChange={(next) => {
            change(next);
            if (footer === undefined) setOpen(false);
          }}
          footer={footer?.(chosen)}
          {...{ min, max, isDisabled, isWorkingDay, dayNote, locale }}
        />
      </PopoverContent>
    </Popover>
  );
}

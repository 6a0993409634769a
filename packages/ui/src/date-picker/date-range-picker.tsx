import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { cn } from '../cn.ts';
import { useFieldGroup } from '../form-field/field-context.ts';
import { CalendarIcon, XIcon } from '../icons/index.ts';
import { inputBox, type InputBoxSize } from '../input/input-box.ts';
import { Popover, PopoverAnchor, PopoverContent, PopoverTrigger } from '../popover/index.ts';
import type { CalendarDays, CalendarRange } from './calendar.tsx';
import { acceptsDay, DateText } from './date-text.tsx';
import { LazyCalendar } from './lazy-calendar.tsx';

/** Two days as YYYY-MM-DD, both included; null means open-ended. */
export type DateRange = CalendarRange;

export type DateRangePickerProps = CalendarDays &
  Omit<React.ComponentProps<'span'>, 'defaultValue' | 'onChange' | 'children'> & {
    value?: DateRange | undefined;
    defaultValue?: DateRange | undefined;
    onValueChange?: ((value: DateRange) => void) | undefined;
    /** Predefined ranges, such as this month or the last 90 days. */
    presets?: readonly { label: React.ReactNode; range: DateRange }[] | undefined;
    disabled?: boolean | undefined;
    /** Height: 32, 36 or 44 px. @default 'md' */
    size?: InputBoxSize;
  };

const open = { from: null, to: null };

/** A field for a date range with typed input and a two-month calendar. The result is always in order. */
export function DateRangePicker({
  value,
  defaultValue,
  onValueChange,
  presets,
  disabled,
  size,
  min,
  max,
  isDisabled,
  isWorkingDay,
  dayNote,
  locale,
  className,
  ...props
}: DateRangePickerProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const [ownValue, setKept] = useState<DateRange>(defaultValue ?? open);
  // An incomplete range is ownValue locally; the change is reported when both ends are selected.
  const [half, setHalf] = useState<DateRange>();
  const range = value ?? ownValue;
  const accepts = acceptsDay(min, max, isDisabled);
  const change = (next: DateRange) => {
    const turned = next.from !== null && next.to !== null && next.from > next.to ? { from: next.to, to: next.from } : next;
    setHalf(undefined);
    setKept(turned);
    onValueChange?.(turned);
  };
  const setOpen = (next: boolean) => {
    setHalf(undefined);
    setShown(next);
  };
  return (
    <Popover open={shown} onOpenChange={setOpen}>
      <PopoverAnchor>
        <span
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be a flex row inside a field
          role="group"
          data-slot="date-range-picker"
          className={cn(inputBox({ size }), 'soft:min-w-60', className)}
          {...props}
          {...useFieldGroup(props)}
        >
          <DateText
            aria-label={t`开始日期`}
            placeholder={t`开始日期`}
            disabled={disabled}
            value={range.from}
            accepts={accepts}
            onValueChange={(from) => change({ ...range, from })}
          />
          <span aria-hidden="true" className="text-ink-faint">
            –
          </span>
          <DateText
            aria-label={t`结束日期`}
            placeholder={t`结束日期`}
            disabled={disabled}
            value={range.to}
            accepts={accepts}
            onValueChange={(to) => change({ ...range, to })}
          />
          {(range.from !== null || range.to !== null) && disabled !== true && (
            <button
              type="button"
              aria-label={t`清除`}
              className="grid size-6 flex-none place-items-center rounded-sm text-ink-faint hover:text-ink"
              onClick={() => change(open)}
            >
              <XIcon className="size-3.5" />
            </button>
          )}
          <PopoverTrigger
            type="button"
            disabled={disabled}
            aria-label={t`打开日历`}
            className="-mr-1.5 grid size-6 flex-none place-items-center rounded-sm text-ink-faint hover:text-ink"
          >
            <CalendarIcon />
          </PopoverTrigger>
        </span>
      </PopoverAnchor>
      <PopoverContent aria-label={t`选择日期`} className="max-h-(--radix-popover-content-available-height) overflow-y-auto p-2.5">
        <LazyCalendar
          mode="range"
          months={2}
          value={half ?? range}
          onValueChange={(next) => {
            if (next.from === null || next.to === null) {
              setHalf(next);
              return;
            }
            change(next);
            setShown(false);
          }}
          footer={
            presets && (
              <div className="flex flex-wrap gap-1">
                {presets.map((preset) => (
                  <Button
                    key={`${preset.range.from ?? ''}${preset.range.to ?? ''}`}
                    size="sm"
                    intent="quiet"
                    onClick={() => {
                      change(preset.range);
                      setShown(false);
                    }}
                  >
                    {preset.label}
                  </Button>
                ))}
              </div>
            )
          }
          {...{ min, max, isDisabled, isWorkingDay, dayNote, locale }}
        />
      </PopoverContent>
    </Popover>
  );
}

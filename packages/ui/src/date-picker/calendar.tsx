import { useLingui } from '@lingui/react/macro';
import { DayPicker, type DayButtonProps } from 'react-day-picker';
import { enUS, zhCN } from 'react-day-picker/locale';
import { createContext, use, useCallback, useEffect, useRef } from 'react';
import { cn } from '../cn.ts';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import { toDate, toIso, within } from './iso-date.ts';

/** Selectable days and marks on days. Days are YYYY-MM-DD. */
export type CalendarDays = {
  /** First selectable day. */
  min?: string | undefined;
  /** Last selectable day. */
  max?: string | undefined;
  /** Disables single days in between. */
  isDisabled?: ((isoDate: string) => boolean) | undefined;
  /** Days off are faint; a weekday off is marked 休 and a working weekend day 班. They can still be selected. */
  isWorkingDay?: ((isoDate: string) => boolean) | undefined;
  /** Mark of one or two characters in the corner of a day, replacing 休 and 班. */
  dayNote?: ((isoDate: string) => string | undefined) | undefined;
  /** Language of the calendar. @default the language of the page */
  locale?: 'zh-CN' | 'en-US' | undefined;
};

export type CalendarRange = { from: string | null; to: string | null };

type CalendarProps = CalendarDays & {
  /** Number of months side by side. @default 1 */
  months?: number | undefined;
  footer?: React.ReactNode;
} & (
    | { mode: 'single'; value: string | null; onValueChange: (value: string) => void }
    | { mode: 'range'; value: CalendarRange; onValueChange: (value: CalendarRange) => void }
  );

const classNames = {
  root: 'relative w-fit text-sm',
  months: 'flex flex-wrap gap-6',
  month: 'w-62',
  nav: 'absolute inset-x-0 top-0 z-1 flex justify-between pointer-events-none',
  button_previous:
    'pointer-events-auto grid size-8 place-items-center rounded-sm text-ink-muted hover:bg-surface-hover aria-disabled:text-line-strong',
  button_next:
    'pointer-events-auto grid size-8 place-items-center rounded-sm text-ink-muted hover:bg-surface-hover aria-disabled:text-line-strong',
  month_caption: 'flex h-8 items-center justify-center font-semibold',
  dropdowns: 'flex items-center gap-1',
  dropdown_root: 'relative z-2 rounded-sm px-1 hover:bg-surface-hover has-focus-visible:outline-2 has-focus-visible:outline-focus',
  dropdown: 'absolute inset-0 cursor-pointer appearance-none bg-surface-raised opacity-0',
  caption_label: 'inline-flex h-6 items-center gap-0.5',
  month_grid: 'mt-1 w-full border-collapse',
  weekday: 'h-6 text-xs font-normal text-ink-faint',
  day: 'p-0 text-center',
  hidden: 'invisible',
  range_middle: 'bg-accent-soft',
  range_start: 'bg-linear-to-r from-transparent from-50% to-accent-soft to-50%',
  range_end: 'bg-linear-to-l from-transparent from-50% to-accent-soft to-50%',
};

const NoteContext = createContext<(date: Date) => string | undefined>(() => undefined);

function Day({ day, modifiers, className, children, ...props }: DayButtonProps) {
  const note = use(NoteContext)(day.date);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers['focused'] === true) button.current?.focus();
  }, [modifiers]);
  const chosen = modifiers['selected'] === true && modifiers['range_middle'] !== true;
  return (
    <button
      type="button"
      ref={button}
      data-off={modifiers['off'] === true ? '' : undefined}
      data-note={note}
      className={cn(
        'relative h-7.5 w-full rounded-sm hover:bg-surface-hover focus-visible:z-1 focus-visible:-outline-offset-2 disabled:text-line-strong disabled:line-through disabled:hover:bg-transparent max-tablet:h-10',
        chosen && 'bg-accent! font-semibold text-accent-ink!',
        modifiers['outside'] === true || modifiers['off'] === true ? 'text-ink-faint' : 'text-ink',
        modifiers['today'] === true && 'underline decoration-accent decoration-2 underline-offset-4',
        note !== undefined &&
          'before:absolute before:top-0 before:right-0.5 before:text-[10px] before:leading-3 before:font-normal before:content-[attr(data-note)]',
        note !== undefined && !chosen && (modifiers['off'] === true ? 'before:text-critical' : 'before:text-ink-muted'),
        className,
      )}
      {...props}
      aria-label={note === undefined ? props['aria-label'] : `${props['aria-label'] ?? ''} ${note}`}
    >
      {children}
    </button>
  );
}

function Chevron({ orientation }: { orientation?: string | undefined }) {
  if (orientation === 'left') return <ChevronLeftIcon />;
  return orientation === 'right' ? <ChevronRightIcon /> : <ChevronDownIcon className="size-3 text-ink-faint" />;
}

/** The calendar of the date pickers. It is a separate chunk, so load it lazily. */
export function Calendar({ months = 1, footer, min, max, isDisabled, isWorkingDay, dayNote, locale, ...choice }: CalendarProps) {
  const { t, i18n } = useLingui();
  const language = locale ?? (i18n.locale === 'en-US' ? 'en-US' : 'zh-CN');
  const words = (date: Date, part: 'year' | 'month') =>
    date.toLocaleDateString(language, part === 'year' ? { year: 'numeric' } : { month: language === 'zh-CN' ? 'numeric' : 'short' });
  const noteOf = useCallback(
    (date: Date) => {
      const iso = toIso(date);
      const weekend = date.getDay() === 0 || date.getDay() === 6;
      const own = dayNote?.(iso);
      if (own !== undefined || isWorkingDay === undefined || isWorkingDay(iso) !== weekend) return own;
      return weekend ? t({ message: '班', context: '日历角标' }) : t({ message: '休', context: '日历角标' });
    },
    [dayNote, isWorkingDay, t],
  );
  const first = choice.mode === 'single' ? choice.value : (choice.value.from ?? choice.value.to);
  const shared = {
    autoFocus: true,
    locale: language === 'en-US' ? enUS : zhCN,
    numberOfMonths: months,
    showOutsideDays: months === 1,
    captionLayout: 'dropdown' as const,
    startMonth: toDate(min ?? '2000-01-01'),
    endMonth: toDate(max ?? '2099-12-31'),
    ...(first === null ? {} : { defaultMonth: toDate(first) }),
    disabled: (date: Date) => !within(toIso(date), min, max) || isDisabled?.(toIso(date)) === true,
    modifiers: {
      off: (date: Date) => (isWorkingDay === undefined ? date.getDay() === 0 || date.getDay() === 6 : !isWorkingDay(toIso(date))),
    },
    formatters: { formatYearDropdown: (date: Date) => words(date, 'year'), formatMonthDropdown: (date: Date) => words(date, 'month') },
    classNames,
    components: { DayButton: Day, Chevron },
  };
  return (
    <NoteContext value={noteOf}>
      {choice.mode === 'single' ? (
        <DayPicker
          {...shared}
          mode="single"
          required
          selected={choice.value === null ? undefined : toDate(choice.value)}
          onSelect={(date) => choice.onValueChange(toIso(date))}
        />
      ) : (
        <DayPicker
          {...shared}
          mode="range"
          selected={{
            from: choice.value.from === null ? undefined : toDate(choice.value.from),
            to: choice.value.to === null ? undefined : toDate(choice.value.to),
          }}
          onDayClick={(date) => choice.onValueChange(nextRange(choice.value, toIso(date)))}
        />
      )}
      {footer !== undefined && <div className="mt-1.5 border-t border-line pt-2 text-xs">{footer}</div>}
    </NoteContext>
  );
}

/** The range after a click on a day: a complete range restarts, an open one is completed in either direction. */
function nextRange({ from, to }: CalendarRange, day: string): CalendarRange {
  if (from === null || to !== null) return { from: day, to: null };
  return day < from ? { from: day, to: from } : { from, to: day };
}

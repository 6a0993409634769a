import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { cn } from '../cn.ts';
import { CheckIcon } from '../icons/index.ts';
import { addDays, addMonths, monthWeeks } from './month.ts';

export interface CalendarDay {
  /** YYYY-MM-DD. */
  date: string;
  /** Amount due on the day, formatted, in the calendar's unit. */
  amount: string;
  /** Relative size, 0 to 1, shown in three depths of tint. */
  weight: number;
  /** Tinted as money that goes out instead of money that comes in; the amount has a minus sign to say it without colour. @default false */
  outgoing?: boolean | undefined;
  /** What became of the amount: red if overdue, a faint tick if all is paid. @default neither, tinted by `weight` */
  fate?: 'overdue' | 'paid' | undefined;
  /** Added to the accessible name, for example "2 笔". */
  note?: string | undefined;
}

export interface CalendarHeatProps extends Omit<React.ComponentProps<'table'>, 'onSelect'> {
  /** Accessible name, including the unit. */
  label: string;
  /** YYYY-MM. */
  month: string;
  days: readonly CalendarDay[];
  /** Whether to shade a day as not working. @default Saturdays and Sundays */
  isDayOff?: ((date: string) => boolean) | undefined;
  /** Mark of a day: 休 for a public holiday on a weekday, 班 for a working weekend day. */
  tagOf?: ((date: string) => string | undefined) | undefined;
  selected?: string | undefined;
  onSelectedChange: (date: string) => void;
  /** Called when the arrow keys leave the month. */
  onMonthChange?: ((month: string) => void) | undefined;
}

/** A month of due dates with amounts by day, tinted by size, and days off shaded. Arrow keys move by day and week. */
export function CalendarHeat({
  label,
  month,
  days,
  isDayOff = weekend,
  tagOf,
  selected,
  onSelectedChange,
  onMonthChange,
  className,
  ...props
}: CalendarHeatProps) {
  const { i18n } = useLingui();
  const table = useRef<HTMLTableElement>(null);
  const pendingFocus = useRef<string | undefined>(undefined);
  const weeks = monthWeeks(month);
  const byDate = new Map(days.map((day) => [day.date, day]));
  const stop = selected !== undefined && weeks.flat().includes(selected) ? selected : `${month}-01`;

  // Runs after every render, because a day of another month exists only once the caller has changed the month.
  useLayoutEffect(() => {
    if (pendingFocus.current === undefined) return;
    const day = table.current?.querySelector<HTMLElement>(`[data-date="${pendingFocus.current}"]`);
    if (!day) return;
    pendingFocus.current = undefined;
    day.focus();
  });

  const move = (event: KeyboardEvent, date: string) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key];
    const to = step === undefined ? monthOf(event.key, date) : addDays(date, step);
    if (to === undefined) return;
    event.preventDefault();
    if (!to.startsWith(month)) onMonthChange?.(to.slice(0, 7));
    onSelectedChange(to);
    pendingFocus.current = to;
  };

  return (
    <table
      {...props}
      ref={table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA date grid pattern uses a table
      role="grid"
      aria-label={label}
      className={cn('w-full table-fixed border-separate border-spacing-0.5', className)}
    >
      <thead>
        <tr>
          {weeks[0]?.map((date) => (
            <th key={date} scope="col" className="h-6 text-xs font-normal text-ink-muted">
              {i18n.date(new Date(`${date}T00:00:00Z`), { weekday: 'narrow', timeZone: 'UTC' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => {
              const day = byDate.get(date);
              const off = isDayOff(date);
              const tag = tagOf?.(date);
              const spoken = i18n.date(new Date(`${date}T00:00:00Z`), { dateStyle: 'full', timeZone: 'UTC' });
              return (
                <td key={date} aria-selected={date === selected} className="p-0">
                  <button
                    type="button"
                    data-date={date}
                    data-off={off ? '' : undefined}
                    tabIndex={date === stop ? 0 : -1}
                    onClick={() => onSelectedChange(date)}
                    onKeyDown={(event) => move(event, date)}
                    className={cn(
                      'relative block h-10.5 w-full rounded-sm px-1.5 py-0.5 text-left max-tablet:px-0.75 @max-sm:px-0.75 text-xs leading-4 tabular-nums focus-visible:outline-offset-0',
                      tint(day, off),
                      date.startsWith(month) ? 'text-ink-muted' : 'text-ink-faint',
                      date === selected && 'ring-2 ring-accent',
                    )}
                  >
                    <span className="sr-only">{spoken}</span>
                    <span aria-hidden className={cn(day !== undefined && 'text-ink')}>
                      {dayLabel(date)}
                    </span>
                    {day?.fate === 'paid' && <CheckIcon aria-hidden className="absolute top-1 right-1 size-3 text-ink-faint" />}
                    {tag !== undefined && day?.fate !== 'paid' && (
                      <span className="absolute top-0.5 right-1.5 text-[11px] text-critical-ink">{tag}</span>
                    )}
                    {day !== undefined && (
                      <span
                        className={cn(
                          'block truncate text-[12.5px] leading-4.5 max-tablet:text-[10.5px] max-tablet:tracking-tight @max-sm:text-[10.5px] @max-sm:tracking-tight',
                          day.fate === 'paid' ? 'text-ink-muted' : 'font-semibold',
                          day.fate === 'overdue' ? 'text-critical-ink' : day.fate === undefined && 'text-ink',
                        )}
                      >
                        {day.amount}
                      </span>
                    )}
                    {day?.note !== undefined && <span className="sr-only">{day.note}</span>}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const weekend = (date: string) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

const dayLabel = (date: string) => {
  const day = Number(date.slice(8));
  return day === 1 ? `${Number(date.slice(5, 7))}-${day}` : String(day);
};

function monthOf(key: string, date: string): string | undefined {
  if (key === 'PageUp') return `${addMonths(date.slice(0, 7), -1)}-01`;
  if (key === 'PageDown') return `${addMonths(date.slice(0, 7), 1)}-01`;
  return undefined;
}

function tint(day: CalendarDay | undefined, off: boolean): string {
  if (day === undefined) return off ? 'bg-surface-sunken' : 'hover:bg-surface-hover';
  if (day.fate === 'overdue') return 'bg-critical-soft';
  if (day.fate === 'paid') return 'hover:bg-surface-hover';
  if (day.outgoing === true) {
    if (day.weight > 0.75) return 'bg-[color-mix(in_oklab,var(--caution-soft),var(--caution)_28%)]';
    if (day.weight > 0.4) return 'bg-[color-mix(in_oklab,var(--caution-soft),var(--caution)_14%)]';
    return 'bg-caution-soft';
  }
  if (day.weight > 0.75) return 'bg-[color-mix(in_oklab,var(--accent-soft),var(--accent)_28%)]';
  if (day.weight > 0.4) return 'bg-[color-mix(in_oklab,var(--accent-soft),var(--accent)_14%)]';
  return 'bg-accent-soft';
}

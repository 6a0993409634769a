import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import { Panel } from '../panel/index.ts';
import { CalendarHeat, type CalendarHeatProps } from '../calendar-heat/index.ts';
import { addMonths } from '../calendar-heat/month.ts';

export interface CalendarPanelProps extends Omit<CalendarHeatProps, 'title' | 'onMonthChange'> {
  readonly title: ReactNode;
  /** Unit of the amounts. */
  readonly sub?: ReactNode;
  /** Details of the selected day, and further controls. */
  readonly footer?: ReactNode;
  /** Called when the month changes, by arrow button or key. */
  readonly onMonthChange: (month: string) => void;
}

/** A panel with a calendar of due dates, month navigation, and the details of the selected day below. */
export function CalendarPanel({ title, sub, footer, month, onMonthChange, className, ...calendar }: CalendarPanelProps) {
  const { t, i18n } = useLingui();
  return (
    <Panel
      className={className ?? 'h-full'}
      title={title}
      sub={sub}
      extra={
        <>
          <IconButton size="sm" label={t`上一月`} icon={<ChevronLeftIcon />} onClick={() => onMonthChange(addMonths(month, -1))} />
          <span className="min-w-24 text-center text-ink tabular-nums" aria-live="polite">
            {i18n.date(new Date(`${month}-01T00:00:00Z`), { year: 'numeric', month: 'long', timeZone: 'UTC' })}
          </span>
          <IconButton size="sm" label={t`下一月`} icon={<ChevronRightIcon />} onClick={() => onMonthChange(addMonths(month, 1))} />
        </>
      }
      footer={footer}
    >
      <div className="@container max-desktop:m-0 desktop:-m-2">
        <CalendarHeat month={month} onMonthChange={onMonthChange} {...calendar} />
      </div>
    </Panel>
  );
}

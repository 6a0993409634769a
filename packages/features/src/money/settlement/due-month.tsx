import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { civilDate, formatMoney, monthOf, type CivilDate } from '@lianxin/domain';
import { CalendarPanel, LoadingRegion, Panel, SkeletonText, type CalendarDay } from '@lianxin/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SubscribeButton } from '../calendar-feed/index.ts';
import { FailureState } from '../../platform/notices/index.ts';
import { useDayTags, useLargeYuan } from '../../platform/terms/index.ts';
import type { Side } from './settlement-terms.ts';
import { TakeCalendar } from './take-calendar.tsx';

export interface DueMonthProps {
  readonly side: Side;
  /** The selected day; undefined for none. */
  readonly chosen: string | undefined;
  readonly onChoose: (day: CivilDate) => void;
}

/** The days of a selected month; empty for the month of the business day. */
function daysOf(month: string | undefined): { readonly from?: CivilDate; readonly to?: CivilDate } {
  const date = civilDate(`${month ?? ''}-01`);
  if (date === undefined) return {};
  const { first, last } = monthOf(date);
  return { from: first, to: last };
}

/** A month of dues by payment day; selecting a day filters the list. */
export function DueMonth({ side, chosen, onChoose }: DueMonthProps) {
  const { t } = useLingui();
  const yuan = useLargeYuan();
  const tags = useDayTags();
  const [turned, setTurned] = useState<{ readonly month: string; readonly at: string | undefined }>();
  // A newly chosen day, for example of the address, shows its month.
  const turnedTo = turned?.at === chosen && turned !== undefined ? turned.month : chosen?.slice(0, 7);
  const request = { ...daysOf(turnedTo), side };
  const { data, error, refresh } = useEndpoint(contract.settlement.calendar, request, { keepPreviousData: true, quiet: true });
  const title = side === 'pay' ? <Trans>付款日历</Trans> : <Trans>收款日历</Trans>;
  if (data === undefined)
    return (
      <Panel className="h-full" title={title}>
        {error ? (
          <FailureState error={error} onRetry={() => void refresh()} />
        ) : (
          <LoadingRegion>
            <SkeletonText lines={8} />
          </LoadingRegion>
        )}
      </Panel>
    );
  const { days, today } = data;
  const highest = Math.max(1, ...days.map(({ amount }) => Number(amount)));
  const selected = chosen ?? today;
  const day = days.find(({ paysOn }) => paysOn === selected);
  return (
    <CalendarPanel
      title={title}
      sub={<Trans>万元</Trans>}
      label={side === 'pay' ? t`到期应付，万元` : t`到期收款，万元`}
      month={turnedTo ?? today.slice(0, 7)}
      onMonthChange={(month) => setTurned({ month, at: chosen })}
      days={days.map(({ paysOn, amount, paid, overdue, items }): CalendarDay => ({
        date: paysOn,
        amount: yuan.text(amount),
        weight: Number(amount) / highest,
        fate: overdue > 0n ? 'overdue' : paid >= amount ? 'paid' : undefined,
        note: overdue > 0n ? t`${items} 笔，逾期` : paid >= amount ? t`${items} 笔，已付` : t`${items} 笔`,
      }))}
      {...tags}
      selected={selected}
      onSelectedChange={(text) => {
        const date = civilDate(text);
        if (date) onChoose(date);
      }}
      footer={
        <>
          <span className="tabular-nums">{selected}</span>
          {day === undefined ? (
            <Trans>无到期</Trans>
          ) : (
            <span className="ml-auto flex flex-wrap justify-end gap-x-5 gap-y-1 tabular-nums">
              <span>
                <Plural value={day.items} other="# 笔" /> <b className="text-ink">{formatMoney(day.amount)}</b>
              </span>
              {day.paid > 0n && <span>{t`已付 ${{ amount: formatMoney(day.paid) }}`}</span>}
              {day.overdue > 0n && <span className="text-critical-ink">{t`逾期 ${{ amount: formatMoney(day.overdue) }}`}</span>}
            </span>
          )}
          {/* Not in the head, where they would wrap beside the arrows of a narrow calendar. */}
          <span className="flex basis-full items-center justify-between">
            <SubscribeButton label={t`订阅到期日历`} />
            <TakeCalendar side={side} today={today} />
          </span>
        </>
      }
    />
  );
}

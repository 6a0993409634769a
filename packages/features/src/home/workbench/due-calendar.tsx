import { addMonths, civilDate, dayKind, formatMoney, shanghaiDate, sumFen } from '@lianxin/domain';
import { Anchor, CalendarHeat, ChevronLeftIcon, ChevronRightIcon, IconButton, Panel, type CalendarDay } from '@lianxin/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePlace } from '../../navigation/index.ts';
import { useLargeYuan } from '../../terms/index.ts';
import type { Overview } from './task-terms.ts';

/** 到期日历: what falls due on which day, the month turned by arrows; the chosen day leads to its vouchers. */
export function DueCalendar({ overview }: { readonly overview: Overview }) {
  const { t, i18n } = useLingui();
  const place = usePlace();
  const yuan = useLargeYuan();
  const today = shanghaiDate(new Date(overview.at));
  const first = overview.dueDays.find((day) => day.on >= today)?.on ?? today;
  const [selected, setSelected] = useState<string>(first);
  const [month, setMonth] = useState(first.slice(0, 7));

  const sumOf = ({ receivable, payable }: Overview['dueDays'][number]) => sumFen([receivable.amount, payable.amount]);
  const highest = Math.max(1, ...overview.dueDays.map((day) => Number(sumOf(day))));
  const days: CalendarDay[] = overview.dueDays.map((day) => {
    const count = day.receivable.count + day.payable.count;
    return { date: day.on, amount: yuan.text(sumOf(day)), weight: Number(sumOf(day)) / highest, note: t`${count} 笔` };
  });
  const chosen = overview.dueDays.find((day) => day.on === selected);
  const kindOf = (text: string) => {
    const date = civilDate(text);
    return date && dayKind(date);
  };
  const turn = (by: number) => {
    const start = civilDate(`${month}-01`);
    if (start) setMonth(addMonths(start, by).slice(0, 7));
  };
  const due = { dueFrom: selected, dueTo: selected };
  const sides = chosen && [
    { id: 'receivable', words: t`到期收款`, ...chosen.receivable, list: place('voucher.holdings', { state: 'receivable', ...due }) },
    { id: 'payable', words: t`到期应付`, ...chosen.payable, list: place('issuance.manage', { state: 'outstanding', ...due }) },
  ];

  return (
    <Panel
      className="h-full"
      title={<Trans>到期日历</Trans>}
      sub={<Trans>万元</Trans>}
      extra={
        <>
          <IconButton size="sm" label={t`上一月`} icon={<ChevronLeftIcon />} onClick={() => turn(-1)} />
          <span className="min-w-24 text-center text-ink tabular-nums" aria-live="polite">
            {i18n.date(new Date(`${month}-01T00:00:00Z`), { year: 'numeric', month: 'long', timeZone: 'UTC' })}
          </span>
          <IconButton size="sm" label={t`下一月`} icon={<ChevronRightIcon />} onClick={() => turn(1)} />
        </>
      }
      footer={
        <>
          <span className="tabular-nums">{selected.slice(5)}</span>
          {sides === undefined ? (
            <Trans>无到期</Trans>
          ) : (
            <span className="ml-auto flex flex-wrap justify-end gap-x-5 gap-y-1">
              {sides
                .filter(({ count }) => count > 0)
                .map(({ id, words, count, amount, list }) => (
                  <span key={id} className="flex items-baseline gap-2">
                    <span>
                      {words} <Plural value={count} other="# 笔" />
                    </span>
                    <b className="text-ink tabular-nums">{formatMoney(amount)}</b>
                    {list !== undefined && (
                      <Anchor href={`#${list}`} aria-label={t`查看${words}`} className="text-accent hover:underline">
                        <Trans>查看</Trans>
                      </Anchor>
                    )}
                  </span>
                ))}
            </span>
          )}
        </>
      }
    >
      <CalendarHeat
        label={t`到期金额，万元`}
        month={month}
        days={days}
        isDayOff={(date) => kindOf(date)?.working === false}
        tagOf={(date) => {
          const kind = kindOf(date);
          if (kind?.holiday === undefined) return undefined;
          return kind.working ? t`班` : t`休`;
        }}
        selected={selected}
        onSelectedChange={setSelected}
        onMonthChange={setMonth}
      />
    </Panel>
  );
}

import { civilDate, dueDatesPaid, formatMoney, shanghaiDate, sumFen } from '@lianxin/domain';
import { Anchor, CalendarPanel, type CalendarDay } from '@lianxin/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePlace } from '../../../platform/navigation/index.ts';
import { useDayTags, useLargeYuan } from '../../../platform/terms/index.ts';
import type { Overview } from './task-terms.ts';

/** 到期日历: dues by payment day, the next business day after a day off; arrows change the month, a day leads to its vouchers. */
export function DueCalendar({ overview }: { readonly overview: Overview }) {
  const { t } = useLingui();
  const tags = useDayTags();
  const place = usePlace();
  const yuan = useLargeYuan();
  const today = shanghaiDate(new Date(overview.at));
  const first = overview.dueDays.find((day) => day.on >= today)?.on ?? today;
  const [selected, setSelected] = useState<string>(first);
  const [month, setMonth] = useState(first.slice(0, 7));

  const figuresOf = ({ receivable, payable, repayable, lent, guaranteed }: Overview['dueDays'][number]) => [
    receivable,
    payable,
    repayable,
    lent,
    guaranteed,
  ];
  /** What the day brings, less what it costs. */
  const netOf = ({ receivable, payable, repayable, lent, guaranteed }: Overview['dueDays'][number]): bigint =>
    sumFen([receivable.amount, lent.amount, guaranteed.amount]) - sumFen([payable.amount, repayable.amount]);
  const sizeOf = (day: Overview['dueDays'][number]) => Math.abs(Number(netOf(day)));
  const highest = Math.max(1, ...overview.dueDays.map(sizeOf));
  const days: CalendarDay[] = overview.dueDays.map((day) => {
    const count = figuresOf(day).reduce((sum, figure) => sum + figure.count, 0);
    const net = netOf(day);
    const outgoing = net < 0n;
    return {
      date: day.on,
      amount: yuan.text(net),
      outgoing,
      weight: sizeOf(day) / highest,
      note: outgoing ? t`${count} 笔，净支出` : t`${count} 笔`,
    };
  });
  const chosen = overview.dueDays.find((day) => day.on === selected);
  const day = { from: selected, to: selected };
  /** The loans repaid on the chosen day: a due date on a day off is paid on the next working day. */
  const loans = (part: 'funder' | 'guarantor') => {
    const on = civilDate(selected);
    return on && place('lending.pledges', { part, state: 'paid', ...dueDatesPaid(on, on) });
  };
  const sides = chosen && [
    { id: 'receivable', words: t`到期收款`, ...chosen.receivable, list: place('settlement.receipts', day) },
    { id: 'payable', words: t`到期应付`, ...chosen.payable, list: place('settlement.payments', day) },
    { id: 'repayable', words: t`还本付息`, ...chosen.repayable, list: place('treasury.repayments') },
    { id: 'lent', words: t`放出的贷款到期（本金）`, ...chosen.lent, list: loans('funder') },
    { id: 'guaranteed', words: t`担保的贷款到期（本金）`, ...chosen.guaranteed, list: loans('guarantor') },
  ];

  return (
    <CalendarPanel
      title={<Trans>到期日历</Trans>}
      sub={<Trans>万元，按付款日，付出为负</Trans>}
      label={t`到期金额，万元`}
      month={month}
      onMonthChange={setMonth}
      days={days}
      {...tags}
      selected={selected}
      onSelectedChange={setSelected}
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
    />
  );
}

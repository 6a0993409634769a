import { shanghaiDate } from '@lianxin/domain';
import { BarChart, ChartLegend, ChartViewSwitch, Panel, type ChartSeries, type ChartView } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLargeYuan } from '../../terms/index.ts';
import type { Overview } from './task-terms.ts';

/** 13 周现金预测: receipts up, payments down, a bar a week; the same as a table. */
export function CashForecast({ overview }: { readonly overview: Overview }) {
  const { t } = useLingui();
  const yuan = useLargeYuan();
  const [view, setView] = useState<ChartView>('chart');
  const series: readonly ChartSeries[] = [
    { id: 'receipts', label: t`到期收款`, color: 'chart-1' },
    { id: 'payments', label: t`到期应付`, color: 'chart-2' },
  ];
  const today = shanghaiDate(new Date(overview.at));
  const current = overview.weeks.findLast((week) => week.monday <= today)?.monday;
  const sum = (of: 'receipts' | 'payments') => overview.weeks.reduce((total, week) => total + week[of], 0n);
  const [receipts, payments] = [sum('receipts'), sum('payments')];

  return (
    <Panel
      className="h-full"
      title={<Trans>13 周现金预测</Trans>}
      sub={<Trans>万元，周一起算</Trans>}
      extra={
        <>
          <ChartLegend series={series} />
          <ChartViewSwitch value={view} onValueChange={setView} />
        </>
      }
      footer={
        <>
          <Sum label={t`收款合计`} value={yuan.text(receipts)} />
          <Sum label={t`应付合计`} value={yuan.text(payments)} />
          <span>
            <Trans>净流入</Trans>
            <b className="ml-2 border-b-3 border-double border-ink text-ink tabular-nums">{yuan.text(receipts - payments)}</b>
          </span>
        </>
      }
    >
      <BarChart
        label={t`13 周现金预测`}
        unit={t`万元`}
        series={series}
        view={view}
        currentId={current}
        points={overview.weeks.map(({ monday, ...week }) => ({
          id: monday,
          label: monday.slice(5),
          name: t`${monday} 起的一周`,
          values: { receipts: yuan.number(week.receipts), payments: -yuan.number(week.payments) },
        }))}
      />
    </Panel>
  );
}

const Sum = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <span>
    {label}
    <b className="ml-2 text-ink tabular-nums">{value}</b>
  </span>
);

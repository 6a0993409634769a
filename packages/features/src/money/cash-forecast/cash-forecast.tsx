import { formatMoney, shanghaiDate, ZERO_FEN } from '@lianxin/domain';
import { Anchor, BarChart, Button, ChartLegend, ChartViewSwitch, Panel, type ChartSeries, type ChartView } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PlaceButton, usePlace } from '../../platform/navigation/index.ts';
import { useLargeYuan } from '../../platform/terms/index.ts';
import { WhatIf, type Supposed } from '../../lending/what-if/index.ts';
import { deepestGap, netOf } from './gap.ts';
import type { Overdue, Week } from './week.ts';

type Flow = Exclude<keyof Week, 'monday'>;

export interface CashForecastProps {
  readonly overview: {
    readonly at: string;
    readonly weeks: readonly Week[];
    readonly forecastOverdue: Overdue;
  };
}

/** 13 周现金预测: receipts up; payments, repayments and fees down, first what is overdue, then by week; also as a table, with a what-if. */
export function CashForecast({ overview }: CashForecastProps) {
  const { t } = useLingui();
  const yuan = useLargeYuan();
  const [view, setView] = useState<ChartView>('chart');
  const series: readonly ChartSeries[] = [
    { id: 'receipts', label: t`到期收款`, color: 'chart-1' },
    { id: 'payments', label: t`到期应付`, color: 'chart-2' },
    { id: 'repayments', label: t`还本付息`, color: 'chart-3' },
    { id: 'fees', label: t`费用`, color: 'chart-4' },
  ];
  const [supposing, setSupposing] = useState(false);
  const [supposed, setSupposed] = useState<Supposed>();
  const today = shanghaiDate(new Date(overview.at));
  const current = overview.weeks.findLast((week) => week.monday <= today)?.monday;
  const weeks = supposed ? supposed(overview.weeks) : overview.weeks;
  const overdue = { ...overview.forecastOverdue, fees: ZERO_FEN };
  const isOverdue = overdue.receipts + overdue.payments + overdue.repayments > 0n;
  const bars = [
    ...(isOverdue ? [{ id: 'overdue', label: t`已到期`, name: t`到期未结`, flows: overdue }] : []),
    ...weeks.map(({ monday, ...flows }) => ({ id: monday, label: monday.slice(5), name: t`${monday} 起的一周`, flows })),
  ];
  const sum = (of: Flow) => bars.reduce((total, { flows }) => total + flows[of], 0n);
  const net = bars.reduce((total, { flows }) => total + netOf(flows), 0n);

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
          <Sum label={t`收款合计`} value={yuan.text(sum('receipts'))} />
          <Sum label={t`应付合计`} value={yuan.text(sum('payments'))} />
          <Sum label={t`还款与费用`} value={yuan.text(sum('repayments') + sum('fees'))} />
          <span>
            <Trans>净流入</Trans>
            <b className="ml-2 border-b-3 border-double border-ink text-ink tabular-nums">{yuan.text(net)}</b>
          </span>
          <PlaceButton to="settlement.receipts" query={{ subscribe: '1' }} size="sm">
            <Trans>订阅到期日历</Trans>
          </PlaceButton>
        </>
      }
    >
      <BarChart
        label={t`13 周现金预测`}
        unit={t`万元`}
        series={series}
        view={view}
        currentId={current}
        points={bars.map(({ flows, ...bar }) => ({
          ...bar,
          values: {
            receipts: yuan.number(flows.receipts),
            payments: -yuan.number(flows.payments),
            repayments: -yuan.number(flows.repayments),
            fees: -yuan.number(flows.fees),
          },
        }))}
      />
      {isOverdue && <OverdueLine overdue={overdue} />}
      {overview.weeks.some(({ receipts }) => receipts > 0n) && (
        <div className="mt-3 flex flex-wrap items-center gap-2 border-t border-line pt-3 text-sm text-ink-muted">
          <Button
            size="sm"
            aria-expanded={supposing}
            onClick={() => {
              setSupposing(!supposing);
              setSupposed(undefined);
            }}
          >
            <Trans>假设</Trans>
          </Button>
          {supposing && <WhatIf weeks={overview.weeks} current={current} onSuppose={(next) => setSupposed(() => next)} />}
        </div>
      )}
      <Gap weeks={weeks} overdue={overview.forecastOverdue} />
    </Panel>
  );
}

/** What should have been paid before today, by who owes it. */
function OverdueLine({ overdue }: { readonly overdue: Overdue }) {
  const [receipts, payments, repayments] = [overdue.receipts, overdue.payments, overdue.repayments].map((amount) => formatMoney(amount));
  return (
    <p className="mt-2 text-sm text-ink-muted">
      <Trans>
        到期未结：应收 {receipts} 元，应付 {payments} 元，还本付息 {repayments} 元；列在各周之前，计入合计。
      </Trans>
    </p>
  );
}

/** Whether money will be missing, and where to get it. */
function Gap({ weeks, overdue }: { readonly weeks: readonly Week[]; readonly overdue: Overdue }) {
  const yuan = useLargeYuan();
  const financing = usePlace()('financing.hub');
  const gap = deepestGap(weeks, overdue);
  if (!gap) return null;
  const { monday } = gap;
  const short = yuan.text(gap.short);
  return (
    <p className="mt-2 text-sm text-caution-ink">
      <Trans>
        到 {monday} 起的一周，收款比支出少 {short} 万元。
      </Trans>
      {financing !== undefined && (
        <Anchor href={`#${financing}`} className="ml-2 text-accent underline">
          <Trans>比较融资报价</Trans>
        </Anchor>
      )}
    </p>
  );
}

const Sum = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <span>
    {label}
    <b className="ml-2 text-ink tabular-nums">{value}</b>
  </span>
);

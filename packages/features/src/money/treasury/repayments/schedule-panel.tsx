import type { contract, ResponseOf } from '@lianxin/api/contract';
import { formatMoney, sumFen } from '@lianxin/domain';
import { BarChart, ChartLegend, ChartViewSwitch, EmptyState, Panel, SummaryStrip, type ChartSeries, type ChartView } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLargeYuan } from '../../../platform/terms/index.ts';

type RepaymentDays = ResponseOf<typeof contract.treasury.repaymentDays>;

/** Payment days in the chart; later ones are in the list. */
const SHOWN_DAYS = 12;

/** Today's debt of all loans. */
export function RepaymentFigures({ days: { principal, interest, lateInterest, overdue } }: { readonly days: RepaymentDays }) {
  const { t } = useLingui();
  return (
    <SummaryStrip
      aria-label={t`今日还清合计`}
      figures={[
        { id: 'principal', label: t`剩余本金（元）`, value: formatMoney(principal) },
        { id: 'interest', label: t`今日应计利息（元）`, value: formatMoney(interest) },
        { id: 'lateInterest', label: t`逾期利息（元）`, value: formatMoney(lateInterest), tone: lateInterest > 0n ? 'critical' : 'ink' },
        {
          id: 'overdue',
          label: t`逾期应还（元）`,
          value: formatMoney(overdue.amount),
          sub: t`${{ count: overdue.count }} 笔`,
          tone: overdue.count > 0 ? 'critical' : 'ink',
        },
      ]}
    />
  );
}

/** Principal and interest by payment day; overdue amounts with today's debt. */
export function SchedulePanel({ days: { days, today } }: { readonly days: RepaymentDays }) {
  const { t } = useLingui();
  const yuan = useLargeYuan();
  const [view, setView] = useState<ChartView>('chart');
  const series: readonly ChartSeries[] = [
    { id: 'principal', label: t`本金`, color: 'chart-1' },
    { id: 'interest', label: t`利息`, color: 'chart-2' },
  ];
  const shown = days.slice(0, SHOWN_DAYS);
  const total = yuan.text(sumFen(days.flatMap(({ principal, interest }) => [principal, interest])));
  return (
    <Panel
      title={<Trans>还款日程</Trans>}
      sub={<Trans>万元，按还款工作日</Trans>}
      extra={
        days.length > 0 && (
          <>
            <ChartLegend series={series} />
            <ChartViewSwitch value={view} onValueChange={setView} />
          </>
        )
      }
      footer={
        days.length > 0 && (
          <span>
            <Trans>到期应还合计</Trans>
            <b className="ml-2 text-ink tabular-nums">{total}</b>
          </span>
        )
      }
    >
      {days.length === 0 ? (
        <EmptyState title={<Trans>没有待还的贷款</Trans>} />
      ) : (
        <BarChart
          label={t`还款日程`}
          unit={t`万元`}
          series={series}
          view={view}
          currentId={days.find(({ on }) => on >= today)?.on}
          points={(view === 'table' ? days : shown).map(({ on, count, principal, interest }) => ({
            id: on,
            label: on.slice(2),
            name: t`${on}，${count} 笔`,
            values: { principal: yuan.number(principal), interest: yuan.number(interest) },
          }))}
        />
      )}
    </Panel>
  );
}

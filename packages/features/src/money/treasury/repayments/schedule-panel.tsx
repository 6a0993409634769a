import type { contract, ResponseOf } from '@lianxin/api/contract';
import { sumFen } from '@lianxin/domain';
import { BarChart, ChartLegend, ChartViewSwitch, EmptyState, Panel, type ChartSeries, type ChartView } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLargeYuan } from '../../../platform/terms/index.ts';

export type RepaymentDays = ResponseOf<typeof contract.treasury.repaymentDays>;

/** Payment days in the chart; later ones are in the list. */
const SHOWN_DAYS = 12;

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

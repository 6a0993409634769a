import { BarChart, ChartLegend, ChartViewSwitch, EmptyState, Panel, type ChartSeries, type ChartView } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLargeYuan } from '../../../platform/terms/index.ts';
import type { Overview } from './plan-terms.ts';

/** The difference between actual and planned amounts, for each period that has begun. */
export function VariancePanel({ overview: { spans, today } }: { readonly overview: Overview }) {
  const { t } = useLingui();
  const yuan = useLargeYuan();
  const [view, setView] = useState<ChartView>('chart');
  const begun = spans.filter(({ first }) => first <= today);
  const series: readonly ChartSeries[] = [
    { id: 'inflow', label: t`流入差异`, color: 'chart-1' },
    { id: 'outflow', label: t`流出差异`, color: 'chart-2' },
  ];
  return (
    <Panel
      title={<Trans>计划差异</Trans>}
      sub={<Trans>万元，实际减计划</Trans>}
      extra={
        begun.length > 0 && (
          <>
            <ChartLegend series={series} />
            <ChartViewSwitch value={view} onValueChange={setView} />
          </>
        )
      }
    >
      {begun.length === 0 ? (
        <EmptyState title={t`这些期间还没有开始`}>
          <Trans>期间开始后，这里显示实际与计划的差异。</Trans>
        </EmptyState>
      ) : (
        <BarChart
          label={t`实际与计划的差异`}
          unit={t`万元`}
          series={series}
          view={view}
          currentId={begun.find(({ last }) => last >= today)?.first}
          points={begun.map(({ first, last, planned, moved }) => ({
            id: first,
            label: first.slice(5),
            name: t`${first} 至 ${last}`,
            values: { inflow: yuan.number(moved.inflow - planned.inflow), outflow: yuan.number(moved.outflow - planned.outflow) },
          }))}
        />
      )}
    </Panel>
  );
}

import { FLOWS_OF, type StatementSide } from '@lianxin/domain';
import { BarChart, ChartLegend, ChartViewSwitch, Panel, type ChartView } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLargeYuan } from '../../../platform/terms/index.ts';
import { FLOW_COLORS, FLOW_WORDS, type StatementMonth } from './statement-words.ts';

export interface StatementMonthsProps {
  readonly side: StatementSide;
  readonly months: readonly StatementMonth[];
  readonly month: string;
}

const SHOWN = 12;

/** Movements of the last twelve months, with closing balances in the table. */
export function StatementMonths({ side, months, month }: StatementMonthsProps) {
  const { t, i18n } = useLingui();
  const yuan = useLargeYuan();
  const [view, setView] = useState<ChartView>('chart');
  const series = FLOWS_OF[side].map((kind) => ({ id: kind as string, label: i18n._(FLOW_WORDS[kind]), color: FLOW_COLORS[kind] }));
  const balances = [
    { id: 'opening', label: t`期初`, color: 'chart-5' as const },
    ...series,
    { id: 'closing', label: t`期末`, color: 'chart-6' as const },
  ];
  const points = months
    .slice(0, SHOWN)
    .toReversed()
    .map((one) => ({
      id: one.month,
      label: one.month.slice(2),
      name: one.month,
      values: {
        opening: yuan.number(one.opening),
        closing: yuan.number(one.closing),
        ...Object.fromEntries(one.flows.map(({ kind, amount }) => [kind, yuan.number(amount)])),
      },
    }));
  return (
    <Panel
      title={<Trans>逐月对比</Trans>}
      sub={<Trans>万元，近 12 个月</Trans>}
      extra={
        <>
          <ChartLegend series={series} />
          <ChartViewSwitch value={view} onValueChange={setView} />
        </>
      }
    >
      <BarChart
        label={t`逐月收支`}
        unit={t`万元`}
        series={view === 'table' ? balances : series}
        view={view}
        currentId={month}
        points={points}
      />
    </Panel>
  );
}

import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { sumFen } from '@lianxin/domain';
import { BarChart, ChartLegend, ChartViewSwitch, Panel, Skeleton, type ChartSeries, type ChartView } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailureState } from '../../../platform/notices/index.ts';
import { useLargeYuan } from '../../../platform/terms/index.ts';

type Months = ResponseOf<typeof contract.treasury.months>;

export type FlowKind = Months['months'][number]['flows'][number]['kind'];

export interface MonthsPanelProps {
  /** Income or expenditure. */
  readonly direction: 'in' | 'out';
  readonly title: string;
  /** Kinds in the chart, from the bottom of a bar. */
  readonly series: readonly (ChartSeries & { readonly id: FlowKind })[];
  readonly counted: string;
}

/** The last twelve months as bars or a table. */
export function MonthsPanel({ direction, title, series, counted }: MonthsPanelProps) {
  const { t } = useLingui();
  const yuan = useLargeYuan();
  const [view, setView] = useState<ChartView>('chart');
  const { data, error, refresh } = useEndpoint(contract.treasury.months, { direction }, { quiet: true });
  const drawn = new Set<string>(series.map(({ id }) => id));
  const flowsOf = ({ flows }: Months['months'][number]) => flows.filter(({ kind }) => drawn.has(kind));
  const total = data && yuan.text(sumFen(data.months.flatMap((month) => flowsOf(month).map(({ amount }) => amount))));

  return (
    <Panel
      title={title}
      sub={<Trans>万元，近 12 个月</Trans>}
      extra={
        <>
          <ChartLegend series={series} />
          <ChartViewSwitch value={view} onValueChange={setView} />
        </>
      }
      footer={
        <>
          {total !== undefined && (
            <span>
              <Trans>12 个月合计</Trans>
              <b className="ml-2 text-ink tabular-nums">{total}</b>
            </span>
          )}
          <span>{counted}</span>
        </>
      }
    >
      {data === undefined && error === undefined && <Skeleton className="h-54 w-full" />}
      {data === undefined && error !== undefined && <FailureState error={error} onRetry={() => void refresh()} />}
      {data !== undefined && (
        <BarChart
          label={title}
          unit={t`万元`}
          series={series}
          view={view}
          currentId={data.months.at(-1)?.first}
          points={data.months.map((month) => ({
            id: month.first,
            label: month.first.slice(2, 7),
            name: month.first.slice(0, 7),
            values: Object.fromEntries(flowsOf(month).map(({ kind, amount }) => [kind, yuan.number(amount)])),
          }))}
        />
      )}
    </Panel>
  );
}

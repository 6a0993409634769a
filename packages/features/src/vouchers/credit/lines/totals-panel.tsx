import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { shanghaiDate, type CivilDate } from '@lianxin/domain';
import { ChartLegend, ChartViewSwitch, LineChart, Panel, type ChartPoint, type ChartSeries, type ChartView } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLargeYuan } from '../../../platform/terms/index.ts';
import type { CreditLine } from '../use-credit-lines.ts';

type Total = ResponseOf<typeof contract.creditLine.history>[number];

const COLORS = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'] as const;

const dayOf = ({ since }: Total): CivilDate => shanghaiDate(new Date(since));

/** The totals of each line on every day with a change. A total lasts until the next; there is none before the first. */
export function pointsOf(totals: readonly Total[], number: (fen: bigint) => number): ChartPoint[] {
  const days = [...new Set(totals.map(dayOf))].toSorted();
  const channels = [...new Set(totals.map(({ channel }) => channel))];
  return days.map((day) => ({
    id: day,
    label: day.slice(2),
    name: day,
    values: Object.fromEntries(
      channels.flatMap((channel) => {
        const ruling = totals.findLast((total) => total.channel === channel && dayOf(total) <= day);
        return ruling ? [[String(channel), number(ruling.total)]] : [];
      }),
    ),
  }));
}

/** The history of totals, as a chart or a table. Shown once there is a change; the page does not wait for it. */
export function TotalsPanel({ lines }: { readonly lines: readonly CreditLine[] }) {
  const { t } = useLingui();
  const yuan = useLargeYuan();
  const [view, setView] = useState<ChartView>('chart');
  const { data: totals = [] } = useEndpoint(contract.creditLine.history, {}, { quiet: true });
  if (totals.length === 0) return null;
  const series: readonly ChartSeries[] = lines.map(({ channel, bankName }, index) => ({
    id: String(channel),
    label: bankName,
    color: COLORS[index % COLORS.length] ?? 'chart-1',
  }));
  return (
    <Panel
      title={<Trans>总额变动</Trans>}
      sub={<Trans>万元</Trans>}
      extra={
        <>
          <ChartLegend series={series} />
          <ChartViewSwitch value={view} onValueChange={setView} />
        </>
      }
    >
      <LineChart
        label={t`各银行授信总额变动`}
        unit={t`万元`}
        series={series}
        points={pointsOf(totals, yuan.number)}
        view={view}
        height={180}
      />
    </Panel>
  );
}

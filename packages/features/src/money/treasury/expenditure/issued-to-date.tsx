import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { fen, sumFen, ZERO_FEN, type Fen } from '@lianxin/domain';
import { ChartLegend, ChartViewSwitch, LineChart, Panel, Skeleton, type ChartSeries, type ChartView } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCreditLines } from '../../../vouchers/credit/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { useLargeYuan } from '../../../platform/terms/index.ts';

/** Cumulative issuances of twelve months against the total credit of all banks. */
export function IssuedToDate() {
  const { t } = useLingui();
  const yuan = useLargeYuan();
  const [view, setView] = useState<ChartView>('chart');
  const { data, error, refresh } = useEndpoint(contract.treasury.months, { direction: 'out' }, { quiet: true });
  const lines = useCreditLines();
  const total = lines && lines.length > 0 ? sumFen(lines.map((line) => line.total)) : undefined;
  const used = lines && sumFen(lines.flatMap((line) => [line.used, line.inTransit]));
  const series: readonly ChartSeries[] = [
    { id: 'issued', label: t`累计开立`, color: 'chart-4' },
    ...(total === undefined ? [] : [{ id: 'quota', label: t`总额度`, color: 'chart-6' } as const]),
  ];
  const issued = (data?.months ?? []).reduce<readonly { readonly first: string; readonly sum: Fen }[]>((done, { first, flows }) => {
    const amount = flows.find(({ kind }) => kind === 'issuance')?.amount ?? ZERO_FEN;
    return [...done, { first, sum: fen((done.at(-1)?.sum ?? 0n) + amount) }];
  }, []);

  return (
    <Panel
      title={<Trans>累计开立与额度</Trans>}
      sub={<Trans>万元，近 12 个月</Trans>}
      extra={
        <>
          <ChartLegend series={series} />
          <ChartViewSwitch value={view} onValueChange={setView} />
        </>
      }
      footer={
        total !== undefined &&
        used !== undefined && (
          <span>
            <Trans>额度现占用（已用与在途）</Trans>
            <b className="ml-2 text-ink tabular-nums">
              {yuan.text(used)} / {yuan.text(total)}
            </b>
          </span>
        )
      }
    >
      {data === undefined && error === undefined && <Skeleton className="h-54 w-full" />}
      {data === undefined && error !== undefined && <FailureState error={error} onRetry={() => void refresh()} />}
      {data !== undefined && (
        <LineChart
          label={t`累计开立与额度`}
          unit={t`万元`}
          series={series}
          view={view}
          points={issued.map(({ first, sum }) => ({
            id: first,
            label: first.slice(2, 7),
            name: first.slice(0, 7),
            values: { issued: yuan.number(sum), ...(total === undefined ? {} : { quota: yuan.number(total) }) },
          }))}
        />
      )}
    </Panel>
  );
}

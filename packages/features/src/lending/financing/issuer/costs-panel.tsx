import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, maxFen, sumFen, ZERO_FEN, type Fen } from '@lianxin/domain';
import { Amount, DataTable, Panel, VisuallyHidden, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { MoneyCell } from '../../../platform/lists/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';

type MonthCosts = ResponseOf<typeof contract.financing.costs>[number];
const NONE: readonly MonthCosts[] = [];

/** The financing costs borne by the issuer, by month; hidden if there are none. */
export function CostsPanel() {
  const { t } = useLingui();
  const { data, error, isLoading, refresh } = useEndpoint(contract.financing.costs, {}, { quiet: true });
  const columns = useCostColumns(data ?? NONE);
  if (!isLoading && !error && data?.length === 0) return null;
  const months = data ?? NONE;
  const total = sumFen(months.map(({ issuerCosts }) => issuerCosts));
  return (
    <Panel flush title={t`付息分摊成本`} sub={<Trans>按放款月份，近十二个月</Trans>}>
      <DataTable
        label={t`付息分摊成本`}
        columns={columns}
        rows={months}
        rowKey={({ month }) => month}
        rowLabel={({ month }) => month}
        loading={isLoading}
        skeletonRows={3}
        error={error && data === undefined && <FailureState error={error} onRetry={() => void refresh()} />}
        totals={{ month: <Trans>合计</Trans>, issuerCosts: <Amount total value={formatMoney(total)} /> }}
        renderCard={({ month, count, issuerCosts }) => (
          <div className="flex flex-wrap justify-between gap-2 border-b border-line py-2 text-sm tabular-nums">
            <span>{t`${month}，${count} 笔`}</span>
            <MoneyCell amount={issuerCosts} />
          </div>
        )}
      />
    </Panel>
  );
}

/** The length of a bar, as a percentage of the highest month. */
const percentOf = (amount: Fen, most: Fen): number => (most > 0n ? Number((amount * 100n) / most) : 0);

function useCostColumns(months: readonly MonthCosts[]): readonly Column<MonthCosts>[] {
  const { t } = useLingui();
  const most = months.reduce((highest, { issuerCosts }) => maxFen(highest, issuerCosts), ZERO_FEN);
  return useMemo(
    () => [
      { id: 'month', header: t`月份`, width: 120, cell: ({ month }) => <span className="tabular-nums">{month}</span> },
      { id: 'count', header: t`笔数`, align: 'end', width: 80, cell: ({ count }) => count },
      { id: 'amount', header: t`融资金额（元）`, align: 'end', width: 200, cell: ({ amount }) => <MoneyCell amount={amount} /> },
      {
        id: 'issuerCosts',
        header: t`我方承担（元）`,
        align: 'end',
        width: 200,
        cell: ({ issuerCosts }) => <MoneyCell amount={issuerCosts} />,
      },
      {
        id: 'bar',
        header: <VisuallyHidden>{t`对比`}</VisuallyHidden>,
        name: t`对比`,
        priority: 'low',
        cell: ({ issuerCosts }) => (
          <span aria-hidden className="block h-2 min-w-0.5 rounded-full bg-accent" style={{ width: `${percentOf(issuerCosts, most)}%` }} />
        ),
      },
    ],
    [t, most],
  );
}

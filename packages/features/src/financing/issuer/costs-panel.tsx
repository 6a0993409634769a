import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, sumFen } from '@lianxin/domain';
import { Amount, DataTable, Panel, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { MoneyCell } from '../../lists/index.ts';
import { FailureState } from '../../notices/index.ts';

type MonthCosts = ResponseOf<typeof contract.financing.costs>[number];

/** What financings cost the issuer, month by month; nothing while it has borne nothing. */
export function CostsPanel() {
  const { t } = useLingui();
  const { data, error, isLoading, refresh } = useEndpoint(contract.financing.costs, {}, { quiet: true });
  const columns = useCostColumns();
  if (!isLoading && !error && data?.length === 0) return null;
  const months = data ?? [];
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

function useCostColumns(): readonly Column<MonthCosts>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      { id: 'month', header: t`月份`, cell: ({ month }) => <span className="tabular-nums">{month}</span> },
      { id: 'count', header: t`笔数`, align: 'end', cell: ({ count }) => count },
      { id: 'amount', header: t`融资金额（元）`, align: 'end', cell: ({ amount }) => <MoneyCell amount={amount} /> },
      { id: 'issuerCosts', header: t`我方承担（元）`, align: 'end', cell: ({ issuerCosts }) => <MoneyCell amount={issuerCosts} /> },
    ],
    [t],
  );
}

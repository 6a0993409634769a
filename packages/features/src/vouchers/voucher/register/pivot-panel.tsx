import { contract, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, sumFen, yuanOf } from '@lianxin/domain';
import { DataTable, Panel, Segmented, Skeleton, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ExportButton, MoneyCell, TextCell } from '../../../platform/lists/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';

type Grouping = RequestOf<typeof contract.group.pivot>['by'];
type Row = ResponseOf<typeof contract.group.pivot>['rows'][number];

const SUMS = ['issued', 'outstanding', 'overdue'] as const;

const nameOf = ({ party, first }: Row): string => party?.name ?? first?.slice(0, 7) ?? '—';

/** Issued amounts of a core enterprise and its subsidiaries, by subsidiary, supplier or month. */
export function PivotPanel() {
  const { t } = useLingui();
  const [by, setBy] = useState<Grouping>('subsidiary');
  const { data, error, refresh } = useEndpoint(contract.group.pivot, { by }, { quiet: true, keepPreviousData: true });
  const rows = data?.rows ?? [];
  const heads: Readonly<Record<Grouping, string>> = { subsidiary: t`开立企业`, supplier: t`供应商`, month: t`开立月份` };
  const head = heads[by];
  const words = { issued: t`开立（元）`, outstanding: t`未付余额（元）`, overdue: t`逾期（元）` };
  const columns: readonly Column<Row>[] = [
    { id: 'name', header: head, cell: (row) => <TextCell text={nameOf(row)} /> },
    { id: 'count', header: t`笔数`, align: 'end', cell: ({ count }) => count },
    ...SUMS.map((id): Column<Row> => ({ id, header: words[id], align: 'end', cell: (row) => <MoneyCell amount={row[id]} /> })),
  ];
  return (
    <Panel
      flush
      title={<Trans>开立汇总</Trans>}
      sub={<Trans>本企业与子公司已签收的全部凭证</Trans>}
      extra={
        <>
          <Segmented
            label={t`汇总方式`}
            name="voucher-pivot"
            value={by}
            options={[
              { value: 'subsidiary', label: t`按子公司` },
              { value: 'supplier', label: t`按供应商` },
              { value: 'month', label: t`按月份` },
            ]}
            onValueChange={setBy}
          />
          <ExportButton
            name={t`开立汇总`}
            columns={[
              { name: head, kind: 'text' },
              { name: t`笔数`, kind: 'count' },
              ...SUMS.map((id) => ({ name: words[id], kind: 'amount' as const })),
            ]}
            rows={() => {
              const cells = rows.map((row) => [nameOf(row), String(row.count), ...SUMS.map((id) => yuanOf(row[id]))]);
              return Promise.resolve({ rows: cells, total: cells.length, isChanged: false });
            }}
          />
        </>
      }
    >
      {data === undefined && error === undefined && <Skeleton className="h-40 w-full" />}
      {data === undefined && error !== undefined && <FailureState error={error} onRetry={() => void refresh()} />}
      {data !== undefined && (
        <DataTable
          label={t`开立汇总`}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowLabel={nameOf}
          height={rows.length > 10 ? '420px' : undefined}
          totals={rows.length > 1 ? Object.fromEntries(SUMS.map((id) => [id, formatMoney(sumFen(rows.map((row) => row[id])))])) : undefined}
          empty={
            <p className="p-6 text-center text-ink-muted">
              <Trans>还没有已签收的开立</Trans>
            </p>
          }
        />
      )}
    </Panel>
  );
}

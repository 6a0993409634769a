import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { fen, formatMoney, grouped, sumFen, yuanOf } from '@lianxin/domain';
import { DataTable, Panel, Segmented, Skeleton, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useChannelName } from '../../../platform/channels/index.ts';
import { ExportButton, MoneyCell, TextCell } from '../../../platform/lists/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import type { StatementPart } from './statement-words.ts';

type Grouping = 'bank' | 'supplier' | 'both';
type Row = Pick<StatementPart, 'opening' | 'issued' | 'paid' | 'closing' | 'lateInterest'> & {
  readonly id: string;
  readonly bank: string;
  readonly supplier: string;
};

/** Issued, paid and unpaid amounts of a month, by bank, supplier or both. */
export function PartsPanel({ month }: { readonly month: string }) {
  const { t } = useLingui();
  const channel = useChannelName();
  const [by, setBy] = useState<Grouping>('bank');
  const { data, error, refresh } = useEndpoint(contract.statement.parts, { month }, { quiet: true });
  const rows = useMemo(() => {
    const parts = (data?.parts ?? []).map((part) => ({ ...part, bank: channel(part.channel) ?? '—', supplier: part.supplier.name }));
    const keyOf = (part: (typeof parts)[number]) =>
      by === 'bank' ? part.bank : by === 'supplier' ? part.supplier : `${part.bank}:${part.supplier}`;
    return [...grouped(parts, keyOf)].flatMap(([id, of]): Row[] => {
      const [first] = of;
      if (first === undefined) return [];
      const sum = (pick: 'opening' | 'issued' | 'paid' | 'closing' | 'lateInterest') => sumFen(of.map((part) => part[pick]));
      return [
        {
          id,
          bank: first.bank,
          supplier: first.supplier,
          opening: sum('opening'),
          issued: sum('issued'),
          paid: sum('paid'),
          closing: sum('closing'),
          lateInterest: sum('lateInterest'),
        },
      ];
    });
  }, [data, channel, by]);
  const columns = useMemo((): readonly Column<Row>[] => {
    const money = (id: 'opening' | 'issued' | 'paid' | 'closing' | 'lateInterest', header: string): Column<Row> => ({
      id,
      header,
      align: 'end',
      cell: (row) => <MoneyCell amount={row[id]} />,
    });
    return [
      ...(by === 'supplier' ? [] : [{ id: 'bank', header: t`银行`, cell: (row: Row) => <TextCell text={row.bank} /> }]),
      ...(by === 'bank' ? [] : [{ id: 'supplier', header: t`供应商`, cell: (row: Row) => <TextCell text={row.supplier} /> }]),
      money('opening', t`期初应付（元）`),
      money('issued', t`开立（元）`),
      money('paid', t`兑付（元）`),
      money('closing', t`余额（元）`),
      money('lateInterest', t`另付逾期利息（元）`),
    ];
  }, [t, by]);
  const total = (pick: 'opening' | 'issued' | 'paid' | 'closing' | 'lateInterest') =>
    formatMoney(fen(rows.reduce((sum, row) => sum + row[pick], 0n)));
  return (
    <Panel
      flush
      title={<Trans>开立、兑付与余额</Trans>}
      sub={month}
      extra={
        <>
          <Segmented
            label={t`汇总方式`}
            name="statement-parts"
            value={by}
            options={[
              { value: 'bank', label: t`按银行` },
              { value: 'supplier', label: t`按供应商` },
              { value: 'both', label: t`银行与供应商` },
            ]}
            onValueChange={setBy}
          />
          <ExportButton
            name={t`开立账单 ${month}`}
            columns={[
              { name: t`银行`, kind: 'text' },
              { name: t`供应商`, kind: 'text' },
              { name: t`期初应付（元）`, kind: 'amount' },
              { name: t`开立（元）`, kind: 'amount' },
              { name: t`兑付（元）`, kind: 'amount' },
              { name: t`余额（元）`, kind: 'amount' },
              { name: t`另付逾期利息（元）`, kind: 'amount' },
            ]}
            rows={() => {
              const cells = rows.map((row) => [
                by === 'supplier' ? '' : row.bank,
                by === 'bank' ? '' : row.supplier,
                ...[row.opening, row.issued, row.paid, row.closing, row.lateInterest].map(yuanOf),
              ]);
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
          label={t`开立、兑付与余额`}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          totals={
            rows.length > 1
              ? {
                  opening: total('opening'),
                  issued: total('issued'),
                  paid: total('paid'),
                  closing: total('closing'),
                  lateInterest: total('lateInterest'),
                }
              : undefined
          }
          empty={
            <p className="p-6 text-center text-ink-muted">
              <Trans>本期没有应付，也没有开立和兑付</Trans>
            </p>
          }
        />
      )}
    </Panel>
  );
}

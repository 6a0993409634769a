import { formatMoney, formatRatePercent, yuanOf } from '@lianxin/domain';
import { DataTable, Panel, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { ExportButton, MoneyCell } from '../../../platform/lists/index.ts';
import { BUSINESS_WORDS, type ServiceMonth } from './service-words.ts';

type Part = ServiceMonth['parts'][number];

/** Amounts of a bill by business, with tax. */
export function BusinessPanel({ month }: { readonly month: ServiceMonth }) {
  const { t, i18n } = useLingui();
  const { month: name, parts } = month;
  const columns = useMemo((): readonly Column<Part>[] => {
    const money = (id: 'net' | 'tax' | 'amount' | 'unpaid', header: string): Column<Part> => ({
      id,
      header,
      align: 'end',
      cell: (part) => <MoneyCell amount={part[id]} />,
    });
    return [
      { id: 'business', header: t`业务`, cell: ({ business }) => i18n._(BUSINESS_WORDS[business]) },
      { id: 'count', header: t`笔数`, align: 'end', cell: ({ count }) => count },
      money('net', t`不含税金额（元）`),
      { id: 'taxRate', header: t`税率`, align: 'end', cell: ({ taxRate }) => `${formatRatePercent(taxRate)}%` },
      money('tax', t`税额（元）`),
      money('amount', t`价税合计（元）`),
      money('unpaid', t`待缴（元）`),
    ];
  }, [t, i18n]);
  return (
    <Panel
      flush
      title={<Trans>按业务</Trans>}
      sub={name}
      extra={
        <ExportButton
          name={t`服务账单 ${name}`}
          columns={[
            { name: t`业务`, kind: 'text' },
            { name: t`笔数`, kind: 'text' },
            { name: t`不含税金额（元）`, kind: 'amount' },
            { name: t`税率`, kind: 'text' },
            { name: t`税额（元）`, kind: 'amount' },
            { name: t`价税合计（元）`, kind: 'amount' },
            { name: t`待缴（元）`, kind: 'amount' },
          ]}
          rows={() => {
            const rows = parts.map(({ business, count, net, taxRate, tax, amount, unpaid }) => [
              i18n._(BUSINESS_WORDS[business]),
              String(count),
              yuanOf(net),
              `${formatRatePercent(taxRate)}%`,
              yuanOf(tax),
              yuanOf(amount),
              yuanOf(unpaid),
            ]);
            return Promise.resolve({ rows, total: rows.length, isChanged: false });
          }}
        />
      }
    >
      <DataTable
        label={t`按业务`}
        columns={columns}
        rows={parts}
        rowKey={({ business }) => business}
        totals={
          parts.length > 1
            ? {
                net: formatMoney(month.net),
                tax: formatMoney(month.tax),
                amount: formatMoney(month.amount),
                unpaid: formatMoney(month.unpaid),
              }
            : undefined
        }
        empty={
          <p className="p-6 text-center text-ink-muted">
            <Trans>本期没有服务费用</Trans>
          </p>
        }
      />
    </Panel>
  );
}

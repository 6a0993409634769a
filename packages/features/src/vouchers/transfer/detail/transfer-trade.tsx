import type { InvoiceUseView } from '@lianxin/api/contract';
import { formatMoney, sumFen } from '@lianxin/domain';
import { Amount, DataTable, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { FactSection } from '../../../applications/application/index.ts';
import { MoneyCell, TermBadge } from '../../../platform/lists/index.ts';
import { VERIFICATION_TERMS } from '../../../trade/papers/index.ts';
import type { TransferWhole } from './transfer-head.tsx';

export function TransferTrade({ transfer: { contract, invoices } }: { readonly transfer: TransferWhole }) {
  const { t } = useLingui();
  const columns = useInvoiceColumns();
  const used = formatMoney(sumFen(invoices.map((use) => use.amount)));
  return (
    <>
      <FactSection
        title={<Trans>贸易背景</Trans>}
        items={
          contract
            ? [
                { label: t`合同`, value: `${contract.number} ${contract.name}` },
                { label: t`合同金额`, value: formatMoney(contract.amount) },
                { label: t`签订日期`, value: contract.signedOn },
                { label: t`凭证支付`, value: contract.allowsVoucher ? (contract.voucherClause ?? t`合同已约定`) : t`合同未约定` },
              ]
            : [{ label: t`合同`, value: '—' }]
        }
      />
      <div className="overflow-hidden rounded-md border border-line">
        <DataTable
          // It scrolls inside a sheet without a page header.
          className="[--table-head-top:0px]!"
          label={t`发票`}
          columns={columns}
          rows={invoices}
          rowKey={({ invoice }) => invoice.id}
          rowLabel={({ invoice }) => invoice.number}
          totals={{ number: <Trans>合计</Trans>, used: <Amount total value={used} /> }}
          renderCard={({ invoice, amount }) => (
            <div className="flex flex-col gap-1 rounded-md border border-line p-3 text-sm">
              <div className="flex flex-wrap justify-between gap-2">
                <span className="tabular-nums">{invoice.number}</span>
                <TermBadge term={VERIFICATION_TERMS[invoice.verification]} />
              </div>
              <div className="flex justify-between gap-2 text-ink-muted">
                <span>{invoice.goods}</span>
                <MoneyCell amount={amount} />
              </div>
            </div>
          )}
        />
      </div>
    </>
  );
}

function useInvoiceColumns(): readonly Column<InvoiceUseView>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      { id: 'number', header: t`发票号码`, cell: ({ invoice }) => <span className="tabular-nums">{invoice.number}</span> },
      {
        id: 'total',
        header: t`价税合计`,
        align: 'end',
        priority: 'low',
        cell: ({ invoice }) => <MoneyCell amount={invoice.amountWithTax} />,
      },
      { id: 'used', header: t`本次占用（元）`, align: 'end', cell: (use) => <MoneyCell amount={use.amount} /> },
      { id: 'verification', header: t`查验`, cell: ({ invoice }) => <TermBadge term={VERIFICATION_TERMS[invoice.verification]} /> },
    ],
    [t],
  );
}

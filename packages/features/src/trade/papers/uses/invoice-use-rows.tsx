import type { TradeInvoice } from '@lianxin/api/contract';
import { formatMoney, type Fen } from '@lianxin/domain';
import { MoneyInput } from '@lianxin/forms';
import { Amount, DataTable, FormField, IconButton, XIcon, type Column } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MoneyCell, TermBadge } from '../../../platform/lists/index.ts';
import { InvoiceCoverage } from './invoice-coverage.tsx';
import { usedOf, type TypedUse } from './typed-use.ts';
import { VERIFICATION_TERMS } from '../verification-terms.ts';

interface Row {
  readonly index: number;
  readonly use: TypedUse;
  readonly invoice: TradeInvoice;
}

export interface InvoiceUseRowsProps {
  readonly invoices: readonly TradeInvoice[];
  readonly uses: readonly TypedUse[];
  /** The amount to cover; undefined while unknown. */
  readonly amount: Fen | undefined;
  readonly amountName: string;
  readonly problemOf?: ((index: number) => string | undefined) | undefined;
  readonly onChange: (uses: readonly TypedUse[]) => void;
  readonly empty: ReactNode;
}

/** The invoices in use: what is left, what is taken now, and the coverage. */
export function InvoiceUseRows({ invoices, uses, amount, amountName, problemOf, onChange, empty }: InvoiceUseRowsProps) {
  const { t } = useLingui();
  const rows = uses.flatMap((use, index): Row[] => {
    const invoice = invoices.find((one) => one.id === use.invoiceId);
    return invoice ? [{ index, use, invoice }] : [];
  });
  const faultOf = ({ index, use, invoice }: Row): string | undefined => {
    const most = formatMoney(invoice.freeAmount);
    return usedOf(use) > invoice.freeAmount ? t`最多可用 ${most}` : problemOf?.(index);
  };
  const taken = (row: Row) => (
    <FormField label={t`发票 ${row.invoice.number} 本次占用`} hideLabel className="min-w-40" error={faultOf(row)}>
      <MoneyInput
        capitals={false}
        size="sm"
        value={row.use.amount}
        onValueChange={(text) => {
          if (text !== row.use.amount) onChange(uses.map((use, index) => (index === row.index ? { ...use, amount: text } : use)));
        }}
      />
    </FormField>
  );
  const removal = ({ invoice, index }: Row) => (
    <IconButton
      size="sm"
      label={t`移除发票 ${invoice.number}`}
      icon={<XIcon />}
      onClick={() => onChange(uses.filter((_, place) => place !== index))}
    />
  );
  const columns: readonly Column<Row>[] = [
    { id: 'number', header: t`发票号码`, cell: ({ invoice }) => <span className="tabular-nums">{invoice.number}</span> },
    {
      id: 'issuedOn',
      header: t`开票日期`,
      cell: ({ invoice }) => <span className="tabular-nums">{invoice.issuedOn}</span>,
      priority: 'low',
    },
    {
      id: 'total',
      header: t`价税合计`,
      align: 'end',
      cell: ({ invoice }) => <MoneyCell amount={invoice.amountWithTax} faintCents={false} />,
    },
    {
      id: 'taken',
      header: t`已占用`,
      align: 'end',
      cell: ({ invoice }) => <Amount tone="muted" value={formatMoney(invoice.usedAmount)} />,
      priority: 'low',
    },
    { id: 'used', header: t`本次占用（元）`, align: 'end', cell: taken },
    { id: 'verification', header: t`查验`, cell: ({ invoice }) => <TermBadge term={VERIFICATION_TERMS[invoice.verification]} /> },
    { id: 'acts', header: <span className="sr-only">{t`操作`}</span>, name: t`操作`, align: 'end', cell: removal },
  ];
  return (
    <>
      <DataTable
        className="border-t border-line"
        label={t`发票`}
        columns={columns}
        rows={rows}
        rowKey={({ invoice }) => invoice.id}
        rowLabel={({ invoice }) => invoice.number}
        empty={<div className="px-4 py-6 text-center text-sm text-ink-muted">{empty}</div>}
        renderCard={(row) => (
          <div className="flex flex-col gap-2 rounded-md border border-line p-3 text-sm">
            <div className="flex items-center justify-between gap-2">
              <span className="min-w-0 truncate tabular-nums">{row.invoice.number}</span>
              {removal(row)}
            </div>
            <div className="flex items-center justify-between gap-2 text-ink-muted">
              <Amount value={formatMoney(row.invoice.amountWithTax)} />
              <TermBadge term={VERIFICATION_TERMS[row.invoice.verification]} />
            </div>
            {taken(row)}
          </div>
        )}
      />
      {rows.length > 0 && amount !== undefined && <InvoiceCoverage uses={uses} amount={amount} amountName={amountName} />}
    </>
  );
}

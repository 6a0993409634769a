import { formatMoney, subtractFen, sumFen, ZERO_FEN, type Fen } from '@lianxin/domain';
import { MoneyField, readMoney, useFormContext, useWatch } from '@lianxin/forms';
import { Amount, CoverageBar, DataTable, IconButton, XIcon, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TradeInvoice } from '@lianxin/api/contract';
import { MoneyCell, TermBadge } from '../../lists/index.ts';
import { VERIFICATION_TERMS } from '../../trade/index.ts';
import type { IssueValues } from './issue-form.schema.ts';

interface InvoiceRow {
  readonly index: number;
  readonly invoice: TradeInvoice;
}

const amountOf = (text: string): Fen => readMoney(text) ?? ZERO_FEN;

/** The invoices that the voucher stands on: what each has left, what is taken now, and how much of the amount they cover together. */
export function InvoiceRows({ invoices, message }: { readonly invoices: readonly TradeInvoice[]; readonly message: string | undefined }) {
  const { t } = useLingui();
  const { control, getValues, setValue } = useFormContext<IssueValues>();
  const [uses, amountText] = useWatch({ control, name: ['invoices', 'amount'] });
  const rows = uses.flatMap(({ invoiceId }, index): InvoiceRow[] => {
    const invoice = invoices.find((one) => one.id === invoiceId);
    return invoice ? [{ index, invoice }] : [];
  });
  const remove = (invoiceId: string) =>
    setValue(
      'invoices',
      getValues('invoices').filter((use) => use.invoiceId !== invoiceId),
      { shouldDirty: true, shouldValidate: true },
    );
  const used = ({ index, invoice }: InvoiceRow) => (
    <MoneyField
      name={`invoices.${index}.amount`}
      label={t`发票 ${invoice.number} 本次占用`}
      hideLabel
      className="min-w-40"
      money={{ capitals: false, size: 'sm' }}
    />
  );
  const removal = ({ invoice }: InvoiceRow) => (
    <IconButton size="sm" label={t`移除发票 ${invoice.number}`} icon={<XIcon />} onClick={() => remove(invoice.id)} />
  );
  const columns: readonly Column<InvoiceRow>[] = [
    {
      id: 'number',
      header: t`发票号码`,
      cell: ({ invoice }) => <span className="tabular-nums">{invoice.number}</span>,
    },
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
    { id: 'used', header: t`本次占用（元）`, align: 'end', cell: used },
    {
      id: 'verification',
      header: t`查验`,
      cell: ({ invoice }) => <TermBadge term={VERIFICATION_TERMS[invoice.verification]} />,
    },
    {
      id: 'acts',
      header: <span className="sr-only">{t`操作`}</span>,
      name: t`操作`,
      align: 'end',
      cell: removal,
    },
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
        empty={
          <p className="px-4 py-6 text-center text-sm text-ink-muted">
            {message ? <span className="text-critical">{message}</span> : <Trans>从与接收方的发票中添加，占用合计须覆盖凭证金额。</Trans>}
          </p>
        }
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
            {used(row)}
          </div>
        )}
      />
      {rows.length > 0 && <Coverage used={sumFen(uses.map((use) => amountOf(use.amount)))} amount={amountOf(amountText)} />}
    </>
  );
}

function Coverage({ used, amount }: { readonly used: Fen; readonly amount: Fen }) {
  const { t } = useLingui();
  const usedText = formatMoney(used);
  const amountText = formatMoney(amount);
  const shortfall = amount > used ? formatMoney(subtractFen(amount, used)) : undefined;
  return (
    <div className="flex flex-col gap-2 border-t border-line px-4 py-3 text-sm">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-semibold">
          <Trans>发票覆盖</Trans>
        </strong>
        <span className="text-ink-muted tabular-nums">
          <Trans>
            占用合计 {usedText} / 凭证金额 {amountText}
          </Trans>
        </span>
        {shortfall && (
          <span className="ml-auto font-semibold text-caution-ink tabular-nums">
            <Trans>还差 {shortfall}</Trans>
          </span>
        )}
      </div>
      {amount > 0n && <CoverageBar label={t`发票覆盖`} percent={Number((used * 10_000n) / amount) / 100} />}
    </div>
  );
}

import type { InvoiceUseView, TradeContract } from '@lianxin/api/contract';
import { formatMoney, sumFen, type Fen } from '@lianxin/domain';
import { Amount, DataTable, Descriptions, EmptyState, Panel, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoneyCell, TermBadge } from '../../platform/lists/index.ts';
import { VERIFICATION_TERMS } from './verification-terms.ts';

export interface TradeEvidenceProps {
  /** Set if several are shown together. @default 贸易背景 */
  readonly title?: string;
  readonly contract: TradeContract | null;
  readonly invoices: readonly InvoiceUseView[];
  /** The amount that the invoices cover; shows the coverage. */
  readonly amount?: Fen | undefined;
}

/** Contract and invoices behind a voucher or a transfer. */
export function TradeEvidence({ title, contract, invoices, amount }: TradeEvidenceProps) {
  const { t } = useLingui();
  const columns: readonly Column<InvoiceUseView>[] = [
    { id: 'number', header: t`发票号码`, cell: ({ invoice }) => <span className="tabular-nums">{invoice.number}</span>, sticky: 'start' },
    { id: 'issuedOn', header: t`开票日期`, cell: ({ invoice }) => invoice.issuedOn },
    { id: 'goods', header: t`货物`, cell: ({ invoice }) => invoice.goods, priority: 'low' },
    { id: 'total', header: t`价税合计（元）`, align: 'end', cell: ({ invoice }) => <MoneyCell amount={invoice.amountWithTax} /> },
    { id: 'used', header: t`本次占用（元）`, align: 'end', cell: (use) => <MoneyCell amount={use.amount} /> },
    { id: 'verification', header: t`查验`, cell: ({ invoice }) => <TermBadge term={VERIFICATION_TERMS[invoice.verification]} /> },
  ];
  const used = sumFen(invoices.map((use) => use.amount));
  const count = invoices.length;
  return (
    <Panel
      title={title ?? t`贸易背景`}
      sub={contract && `${contract.name} ${contract.number}`}
      flush
      footer={
        invoices.length > 0 && (
          <>
            <span>{amount === undefined ? <Trans>合计 {count} 张</Trans> : <Coverage count={count} used={used} amount={amount} />}</span>
            <span className="ml-auto">
              <Trans>本次占用</Trans> <Amount total value={formatMoney(used)} />
            </span>
          </>
        )
      }
    >
      {contract && <ContractFacts contract={contract} />}
      {invoices.length === 0 ? (
        <EmptyState title={t`没有登记发票`} />
      ) : (
        <DataTable
          label={title === undefined ? t`发票` : `${title} ${t`发票`}`}
          columns={columns}
          rows={invoices}
          rowKey={({ invoice }) => invoice.id}
          renderCard={({ invoice, amount: part }) => (
            <div className="flex flex-col gap-1 rounded-md border border-line p-3 text-sm">
              <div className="flex justify-between gap-2">
                <span className="tabular-nums">{invoice.number}</span>
                <TermBadge term={VERIFICATION_TERMS[invoice.verification]} />
              </div>
              <div className="flex justify-between gap-2 text-ink-muted">
                <span>{invoice.goods}</span>
                <Amount value={formatMoney(part)} />
              </div>
            </div>
          )}
        />
      )}
    </Panel>
  );
}

function Coverage({ count, used, amount }: { readonly count: number; readonly used: Fen; readonly amount: Fen }) {
  const percent = (Number((used * 10_000n) / (amount === 0n ? 1n : amount)) / 100).toFixed(2);
  return (
    <Trans>
      合计 {count} 张，覆盖 {percent}%
    </Trans>
  );
}

function ContractFacts({ contract }: { readonly contract: TradeContract }) {
  const { t } = useLingui();
  return (
    <div className="@container border-b border-line px-4 py-3">
      <Descriptions
        className="@min-[480px]:grid-cols-2 @min-[760px]:grid-cols-3"
        items={[
          { label: t`合同编号`, value: contract.number },
          { label: t`合同名称`, value: contract.name },
          { label: t`合同金额`, value: formatMoney(contract.amount) },
          { label: t`买方`, value: contract.buyer.name },
          { label: t`卖方`, value: contract.seller.name },
          { label: t`签订日期`, value: contract.signedOn },
          { label: t`凭证支付`, value: contract.allowsVoucher ? (contract.voucherClause ?? t`合同已约定`) : t`合同未约定` },
        ]}
      />
    </div>
  );
}

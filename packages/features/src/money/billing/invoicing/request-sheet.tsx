import { contract } from '@lianxin/api/contract';
import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Amount, Banner, Descriptions } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecordSheet, TermBadge, useRecord, type SheetPlace } from '../../../platform/lists/index.ts';
import { FileLinks } from '../../../platform/uploads/index.ts';
import { INVOICE_KIND_WORDS, itemWords, REQUEST_TERMS } from '../billing-terms.ts';

/** A request with fees, addressee and the invoice to view and download. */
export function RequestSheet({ at }: { readonly at: SheetPlace }) {
  const { t, i18n } = useLingui();
  const shown = useRecord(contract.billing.invoiceRequest, at.id);
  return (
    <RecordSheet
      at={at}
      shown={shown}
      title={(one) => one?.requestNumber ?? t`开票申请`}
      titleNote={({ state }) => <TermBadge term={REQUEST_TERMS[state]} />}
    >
      {(one) => (
        <div className="flex flex-col gap-5">
          {one.reason !== null && (
            <Banner tone="critical">
              <Trans>已退回：{one.reason}。请修改开票信息后重新申请，所选费用已可再次开票。</Trans>
            </Banner>
          )}
          {one.file !== null && <FileLinks label={t`数电票`} files={[one.file]} />}
          <Descriptions
            items={[
              { label: t`价税合计`, value: <Amount value={formatMoney(one.amount)} currency="¥" /> },
              { label: t`税额`, value: <Amount value={formatMoney(one.tax)} currency="¥" /> },
              { label: t`发票号`, value: one.invoiceNumber ?? '—' },
              { label: t`开票日期`, value: one.issuedOn ?? '—' },
              { label: t`发票种类`, value: i18n._(INVOICE_KIND_WORDS[one.kind]) },
              { label: t`抬头`, value: one.title },
              { label: t`税号`, value: one.taxNumber },
              { label: t`地址`, value: one.address || '—' },
              { label: t`电话`, value: one.phone || '—' },
              { label: t`开户行`, value: one.bankName || '—' },
              { label: t`账号`, value: one.accountNumber || '—' },
              { label: t`邮箱`, value: one.email },
              { label: t`申请人`, value: one.requestedBy },
              { label: t`申请时间`, value: shanghaiMinute(one.requestedAt) },
            ]}
          />
          <ul aria-label={t`费用`} className="divide-y divide-line rounded-md border border-line text-sm">
            {one.lines.map((line) => (
              <li key={line.id} className="flex justify-between gap-3 px-3.5 py-2.5">
                <span>{line.summary || i18n._(itemWords(line.kind))}</span>
                <Amount value={formatMoney(line.amount)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </RecordSheet>
  );
}

import { contract, type TradeInvoiceRow } from '@lianxin/api/contract';
import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Banner, Descriptions } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecordSheet, TermBadge, useRecord, type SheetPlace } from '../../../../platform/lists/index.ts';
import { ELEMENT_TERMS, INVOICE_KIND_TERMS } from '../../verification-terms.ts';
import { UploadCell } from '../../../../platform/uploads/index.ts';
import { InvoicePlaces } from './invoice-places.tsx';
import { isEndangered, standingOf } from './invoice-words.ts';
import type { InvoiceActing } from './use-invoice-acts.ts';

interface InvoiceSheetProps {
  readonly at: SheetPlace;
  readonly acts: InvoiceActing;
}

/** An invoice with its verification, details and uses. */
export function InvoiceSheet({ at, acts }: InvoiceSheetProps) {
  const { t } = useLingui();
  const shown = useRecord(contract.tradeInvoice.get, at.id);
  return (
    <RecordSheet
      at={at}
      shown={shown}
      title={(invoice) => invoice?.number ?? t`发票`}
      titleNote={(invoice) => <TermBadge term={standingOf(invoice)} />}
      acts={{ name: ({ number }) => number, verbs: acts.verbs }}
    >
      {(invoice) => (
        <>
          <Warnings invoice={invoice} />
          <Facts invoice={invoice} />
          <InvoicePlaces places={invoice.places} usedAmount={invoice.usedAmount} />
        </>
      )}
    </RecordSheet>
  );
}

/** Warnings before relying on the invoice. */
function Warnings({ invoice }: { readonly invoice: TradeInvoiceRow }) {
  const { t, i18n } = useLingui();
  const { verification, different, disputeReason } = invoice;
  const elements = different.map((element) => i18n._(ELEMENT_TERMS[element])).join('、');
  return (
    <>
      {isEndangered(invoice) && (
        <Banner tone="critical" title={verification === 'void' ? t`该发票已作废` : t`该发票已红冲`}>
          <Trans>它仍被下列业务占用。请与对方更换发票，并告知相关方。</Trans>
        </Banner>
      )}
      {!isEndangered(invoice) && (verification === 'void' || verification === 'reversed') && (
        <Banner tone="caution">
          <Trans>税务系统中该发票已作废或红冲，不能再使用。</Trans>
        </Banner>
      )}
      {verification === 'inconsistent' && (
        <Banner tone="critical" title={t`与税务系统不一致`}>
          {elements === '' ? (
            <Trans>请核对票面后修改，再重新查验。</Trans>
          ) : (
            <Trans>不一致的是：{elements}。请核对票面后修改，再重新查验。</Trans>
          )}
        </Banner>
      )}
      {verification === 'notFound' && (
        <Banner tone="critical" title={t`查无此票`}>
          <Trans>请核对发票代码、号码和开票日期；当天开具的发票可在次日再查验。</Trans>
        </Banner>
      )}
      {disputeReason !== null && (
        <Banner tone="critical" title={t`购买方对该发票有争议`}>
          {disputeReason}
        </Banner>
      )}
    </>
  );
}

function Facts({ invoice }: { readonly invoice: TradeInvoiceRow }) {
  const { t, i18n } = useLingui();
  const { code, checkCode, verifiedAt } = invoice;
  return (
    <Descriptions
      items={[
        { label: t`发票类型`, value: i18n._(INVOICE_KIND_TERMS[invoice.kind]) },
        ...(code === null ? [] : [{ label: t`发票代码`, value: code }]),
        { label: t`发票号码`, value: invoice.number },
        ...(checkCode === null ? [] : [{ label: t`校验码后 6 位`, value: checkCode }]),
        { label: t`开票日期`, value: invoice.issuedOn },
        { label: t`销售方`, value: invoice.seller.name },
        { label: t`购买方`, value: invoice.buyer.name },
        { label: t`货物或服务名称`, value: invoice.goods },
        { label: t`金额（不含税）`, value: formatMoney(invoice.amountWithoutTax) },
        { label: t`价税合计`, value: formatMoney(invoice.amountWithTax) },
        { label: t`已占用（元）`, value: formatMoney(invoice.usedAmount) },
        { label: t`可用（元）`, value: formatMoney(invoice.freeAmount) },
        { label: t`所属合同`, value: invoice.contract ? `${invoice.contract.number} ${invoice.contract.name}` : '—' },
        { label: t`查验时间`, value: verifiedAt === null ? t`未查验` : shanghaiMinute(verifiedAt) },
        { label: t`附件`, value: <UploadCell label={t`发票文件`} file={invoice.file} /> },
      ]}
    />
  );
}

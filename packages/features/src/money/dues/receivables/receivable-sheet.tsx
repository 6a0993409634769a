import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Amount, Anchor, Banner, Descriptions } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecordSheet, TermBadge, type RowActing, type SheetPlace, type Shown } from '../../../platform/lists/index.ts';
import { usePlace } from '../../../platform/navigation/index.ts';
import { LINE_WORDS, ORIGIN_WORDS, termOf, type Receivable, type ReceivablePage } from './receivable-terms.ts';

interface ReceivableSheetProps {
  readonly at: SheetPlace;
  readonly shown: Shown<Receivable>;
  /** The year's sales of vouchers, the reason for the suggested balance sheet item. */
  readonly sales: ReceivablePage['sales'] | undefined;
  readonly verbs: RowActing<Receivable>['verbs'];
}

/** A receivable with debtor, basis, delay, and the suggested balance sheet item. */
export function ReceivableSheet({ at, shown, sales, verbs }: ReceivableSheetProps) {
  const { t, i18n } = useLingui();
  const place = usePlace();
  const invoiceOf = ({ invoice }: Receivable) => {
    if (invoice === null) return '—';
    const to = place('tradePapers.papers', { id: invoice.id });
    if (to === undefined) return invoice.number;
    return (
      <Anchor href={`#${to}`} className="text-accent hover:underline">
        {invoice.number}
      </Anchor>
    );
  };
  return (
    <RecordSheet
      at={at}
      shown={shown}
      title={(one) => one?.number ?? t`应收账款`}
      titleNote={(one) => <TermBadge term={termOf(one)} />}
      acts={{ name: ({ number }) => number, verbs }}
    >
      {(one) => (
        <>
          <Descriptions
            items={[
              { label: t`债务人`, value: one.debtor.name },
              { label: t`来源`, value: i18n._(ORIGIN_WORDS[one.origin]) },
              { label: t`未收金额`, value: <Amount value={formatMoney(one.amount)} currency="¥" /> },
              ...(one.registeredAmount === one.amount
                ? []
                : [{ label: t`登记金额`, value: <Amount value={formatMoney(one.registeredAmount)} currency="¥" /> }]),
              { label: t`到期日`, value: one.dueOn },
              ...(one.paysOn === one.dueOn ? [] : [{ label: t`付款日（顺延）`, value: one.paysOn }]),
              { label: t`已过期限天数`, value: one.daysLate === 0 ? '—' : String(one.daysLate) },
              { label: t`会计列示建议`, value: i18n._(LINE_WORDS[one.line]) },
              ...(one.origin === 'voucher' ? [] : [{ label: t`销售发票`, value: invoiceOf(one) }]),
              { label: t`备注`, value: one.note ?? '—' },
              ...(one.collectedOn === null
                ? []
                : [
                    { label: t`收款日期`, value: one.collectedOn },
                    { label: t`银行回单号`, value: one.receiptNumber ?? '—' },
                  ]),
              ...(one.askedAt === null ? [] : [{ label: t`上次请求开立`, value: shanghaiMinute(one.askedAt) }]),
              ...(one.registeredBy === null ? [] : [{ label: t`登记`, value: `${one.registeredBy} ${shanghaiMinute(one.registeredAt)}` }]),
            ]}
          />
          {sales !== undefined && <WhyLine row={one} sales={sales} />}
        </>
      )}
    </RecordSheet>
  );
}

/** Why an item is suggested; the enterprise decides on its own books. */
function WhyLine({ row, sales }: { readonly row: Receivable; readonly sales: ReceivablePage['sales'] }) {
  const { t } = useLingui();
  const { days, habitual } = sales;
  const sold = formatMoney(sales.sold);
  const received = formatMoney(sales.received);
  return (
    <Banner tone="info" title={t`列示依据`}>
      {row.origin === 'plain' && <Trans>未开立为链信的应收款项，以收取货款为目的持有，列示为应收账款。</Trans>}
      {row.origin === 'voucher' && row.line === 'financing' && !habitual && <Trans>该凭证正在转让或融资，列示为应收款项融资。</Trans>}
      {row.origin === 'voucher' && habitual && (
        <Trans>
          近 12 个月有 {days} 天转让或融资，共 {sold} 元，收到 {received} 元：既收取又出售，列示为应收款项融资。
        </Trans>
      )}
      {row.origin === 'voucher' && row.line === 'receivable' && (
        <Trans>
          近 12 个月有 {days} 天转让或融资，共 {sold} 元，收到 {received} 元：以收取为目的持有，列示为应收账款。
        </Trans>
      )}{' '}
      <Trans>按财会〔2021〕32 号给出，供参考，以本企业的会计判断为准。</Trans>
    </Banner>
  );
}

import { formatMoney } from '@lianxin/domain';
import { Amount, Banner, Descriptions } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecordSheet, TermBadge, type RowActing, type SheetPlace, type Shown } from '../../../platform/lists/index.ts';
import { OfflinePayments } from './offline-payments.tsx';
import { PAYABLE_ORIGIN_WORDS, payableTerm, type Payable } from './payable-terms.ts';
import { SixtyDaysMeter } from './sixty-days.tsx';

interface PayableSheetProps {
  readonly at: SheetPlace;
  readonly shown: Shown<Payable>;
  readonly verbs: RowActing<Payable>['verbs'];
  readonly onChanged: () => void;
}

/** A payable with its payments and the sixty-day limit. */
export function PayableSheet({ at, shown, verbs, onChanged }: PayableSheetProps) {
  const { t, i18n } = useLingui();
  return (
    <RecordSheet
      at={at}
      shown={shown}
      title={(one) => one?.number ?? t`应付账款`}
      titleNote={(one) => <TermBadge term={payableTerm(one)} />}
      acts={{ name: ({ number }) => number, verbs }}
    >
      {(one) => (
        <>
          {one.disputed && (
            <Banner tone="caution">
              <Trans>发票有争议，解决后才能付款。无争议的部分应当及时支付。</Trans>
            </Banner>
          )}
          <Descriptions
            items={[
              { label: t`供应商`, value: one.creditor.name },
              { label: t`来源`, value: i18n._(PAYABLE_ORIGIN_WORDS[one.origin]) },
              { label: t`金额`, value: <Amount value={formatMoney(one.amount)} currency="¥" /> },
              { label: t`链信已付（元）`, value: formatMoney(one.byVoucher) },
              { label: t`现金已付（元）`, value: formatMoney(one.byCash) },
              { label: t`未付（元）`, value: <Amount className="font-semibold" value={formatMoney(one.open)} /> },
              ...(one.invoicedOn === null ? [] : [{ label: t`开票日期`, value: one.invoicedOn }]),
              { label: t`到期日`, value: one.dueOn ?? t`按合同约定` },
              { label: t`已过期限天数`, value: one.daysLate === 0 ? '—' : String(one.daysLate) },
            ]}
          />
          {one.days !== null && (
            <div className="flex flex-col gap-2">
              <SixtyDaysMeter days={one.days} />
              <p className="text-xs text-ink-muted">
                <Trans>大型企业应当自交付之日起 60 日内向中小企业付款（《保障中小企业款项支付条例》）；此处按开票日计。</Trans>
              </p>
            </div>
          )}
          {one.payments.length > 0 && <OfflinePayments payments={one.payments} mayUndo={one.acts.includes('undo')} onChanged={onChanged} />}
        </>
      )}
    </RecordSheet>
  );
}

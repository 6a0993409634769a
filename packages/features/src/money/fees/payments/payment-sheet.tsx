import { formatMoney, shanghaiMinute, toChineseCapitals } from '@lianxin/domain';
import { Amount, Banner, Descriptions } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecordSheet, TermBadge, type SheetPlace, type Shown, type Verb } from '../../../platform/lists/index.ts';
import { ReceivingAccount } from '../paying/receiving-account.tsx';
import { PaymentLines } from './payment-lines.tsx';
import { PaymentProof } from './payment-proof.tsx';
import { PAYMENT_TERMS, reasonsOf, type Payment } from './payment-words.ts';

export interface PaymentSheetProps {
  readonly at: SheetPlace;
  readonly shown: Shown<Payment>;
  readonly verbs: (payment: Payment) => readonly Verb[];
  readonly onChanged: () => void;
}

export function PaymentSheet({ at, shown, verbs, onChanged }: PaymentSheetProps) {
  const { t } = useLingui();
  return (
    <RecordSheet
      at={at}
      shown={shown}
      title={(one) => one?.paymentNumber ?? t`缴费详情`}
      titleNote={({ state }) => <TermBadge term={PAYMENT_TERMS[state]} />}
      acts={{ name: ({ paymentNumber }) => paymentNumber, verbs }}
    >
      {(one) => {
        const reasons = reasonsOf(one);
        return (
          <>
            {reasons && (
              <Banner tone="critical" title={t`平台没有核对到账`}>
                <Trans>{reasons}。退回的费用已回到“待缴费用”，核对后重新缴费。</Trans>
              </Banner>
            )}
            <Descriptions
              items={[
                { label: t`金额`, value: <Amount value={formatMoney(one.amount)} currency="¥" /> },
                { label: t`大写`, value: toChineseCapitals(one.amount) },
                { label: t`缴费时间`, value: shanghaiMinute(one.paidAt) },
                { label: t`缴费人`, value: one.paidBy },
                { label: t`缴费凭证`, value: <PaymentProof payment={one} onProved={onChanged} /> },
              ]}
            />
            <PaymentLines lines={one.lines} />
            {one.payee !== null && (
              <section className="flex flex-col gap-2">
                <h3 className="text-sm text-ink-muted">
                  <Trans>收款账户</Trans>
                </h3>
                <ReceivingAccount account={one.payee} />
              </section>
            )}
          </>
        );
      }}
    </RecordSheet>
  );
}

import { formatMoney } from '@lianxin/domain';
import { Descriptions } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useChannelName } from '../../../platform/channels/index.ts';
import { RecordSheet, TermBadge, type RowActing, type SheetPlace, type Shown } from '../../../platform/lists/index.ts';
import { CHARGE_WORDS, useNextActors, useRateWords } from '../../../platform/terms/index.ts';
import { FEE_DIRECTION_WORDS, FEE_TERMS, useFeeParties, type Fee } from './fee-words.ts';

export interface FeeSheetProps {
  readonly at: SheetPlace;
  readonly shown: Shown<Fee>;
  readonly verbs: RowActing<Fee>['verbs'];
}

export function FeeSheet({ at, shown, verbs }: FeeSheetProps) {
  const { t, i18n } = useLingui();
  const channelName = useChannelName();
  const rateWords = useRateWords();
  const nextActors = useNextActors();
  const { payers, payee } = useFeeParties();
  return (
    <RecordSheet
      at={at}
      shown={shown}
      title={(one) => (one ? i18n._(CHARGE_WORDS[one.kind]) : t`费用详情`)}
      titleNote={({ state }) => <TermBadge term={FEE_TERMS[state]} />}
      acts={{ name: ({ applicationNumber }) => applicationNumber, verbs }}
    >
      {(one) => (
        <Descriptions
          items={[
            { label: t`申请编号`, value: one.applicationNumber },
            { label: t`渠道`, value: channelName(one.channel) ?? '—' },
            { label: t`方向`, value: i18n._(FEE_DIRECTION_WORDS[one.direction]) },
            { label: t`付款方`, value: payers(one) },
            { label: t`收款方`, value: payee(one) },
            { label: t`计费金额`, value: `¥ ${formatMoney(one.basis)}` },
            { label: t`费率`, value: rateWords(one) },
            { label: t`最低收费`, value: `¥ ${formatMoney(one.minimum)}` },
            { label: t`金额`, value: `¥ ${formatMoney(one.amount)}` },
            { label: one.state === 'withheld' ? t`扣收日期` : t`支付日期`, value: one.paidOn ?? '—' },
            { label: t`回单号`, value: one.receiptNumber ?? '—' },
            ...(one.reason === null ? [] : [{ label: t`冲回原因`, value: one.reason }]),
            ...(one.waitingFor ? [{ label: t`等待`, value: nextActors([one.waitingFor]) }] : []),
          ]}
        />
      )}
    </RecordSheet>
  );
}

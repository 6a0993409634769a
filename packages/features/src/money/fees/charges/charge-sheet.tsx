import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Amount, Anchor, Descriptions } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { RecordSheet, TermBadge, type RowActing, type SheetPlace, type Shown } from '../../../platform/lists/index.ts';
import { useFeePlace, useFeeWords } from '../fee-facts.ts';
import { FeeProof } from '../fee-proof.tsx';
import { termOf, type Fee } from '../fee-terms.ts';

export interface ChargeSheetProps {
  readonly at: SheetPlace;
  readonly shown: Shown<Fee>;
  readonly verbs: RowActing<Fee>['verbs'];
  readonly onChanged: () => void;
}

/** A fee with basis, payee, payment and receipt, which can be added here. */
export function ChargeSheet({ at, shown, verbs, onChanged }: ChargeSheetProps) {
  const { t } = useLingui();
  const placeOf = useFeePlace();
  const { name, kind, basis, payee, mandatory } = useFeeWords();
  const business = (one: Fee) => {
    const to = placeOf(one);
    if (one.businessNumber === null || to === undefined) return one.businessNumber ?? '—';
    return (
      <Anchor href={`#${to}`} className="text-accent hover:underline">
        {one.businessNumber}
      </Anchor>
    );
  };
  return (
    <RecordSheet
      at={at}
      shown={shown}
      title={(one) => (one ? name(one) : t`费用详情`)}
      titleNote={(one) => <TermBadge term={termOf(one)} />}
      acts={{ name, verbs: (one) => verbs(one).filter(({ id }) => id !== 'addProof') }}
    >
      {(one) => (
        <Descriptions
          items={[
            { label: t`费用类型`, value: kind(one) },
            { label: t`金额`, value: <Amount value={formatMoney(one.amount)} currency="¥" /> },
            { label: t`业务号`, value: business(one) },
            { label: t`依据`, value: basis(one) },
            { label: t`收款方`, value: payee(one) },
            { label: t`必缴`, value: mandatory(one) },
            { label: t`应缴日期`, value: one.dueOn ?? '—' },
            { label: t`发起时间`, value: shanghaiMinute(one.askedAt) },
            { label: t`缴费时间`, value: one.declaredAt === null ? '—' : shanghaiMinute(one.declaredAt) },
            { label: t`缴费人`, value: one.declaredBy ?? '—' },
            { label: t`确认时间`, value: one.decidedAt === null ? '—' : shanghaiMinute(one.decidedAt) },
            ...(one.returnReason ? [{ label: t`退回原因`, value: one.returnReason }] : []),
            ...(one.refund === null
              ? []
              : [
                  { label: t`退款日`, value: one.refund.paidOn ?? '—' },
                  { label: t`退款回单号`, value: one.refund.receiptNumber ?? '—' },
                  ...(one.refund.reason === null ? [] : [{ label: t`退款未到账原因`, value: one.refund.reason }]),
                ]),
            ...(one.source === 'platform' ? [{ label: t`缴费凭证`, value: <FeeProof fee={one} onAdded={onChanged} /> }] : []),
          ]}
        />
      )}
    </RecordSheet>
  );
}

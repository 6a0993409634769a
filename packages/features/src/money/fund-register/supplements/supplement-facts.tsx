import { formatMoney, shanghaiMinute, toChineseCapitals } from '@lianxin/domain';
import { Amount, Descriptions } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { FileLinks } from '../../../platform/uploads/index.ts';
import { FUND_DIRECTION_WORDS, FUND_TYPE_WORDS } from '../register/fund-terms.ts';
import type { SupplementDetail } from './supplement-terms.ts';

/** Entry, reason and receipt, for maker and reviewer. */
export function SupplementFacts({ supplement }: { readonly supplement: SupplementDetail }) {
  const { t, i18n } = useLingui();
  const { direction, type, amount, bookedOn, account, counterpartyName, counterpartyNumber, purpose, attachments } = supplement;
  const { objectNumber, voucherNumber, bankSerial, makerName, submittedAt, reviewerName } = supplement;
  return (
    <Descriptions
      items={[
        { label: t`收付`, value: i18n._(FUND_DIRECTION_WORDS[direction]) },
        { label: t`金额`, value: <Amount value={formatMoney(amount)} currency="¥" /> },
        { label: t`大写`, value: toChineseCapitals(amount, { prefix: true }) },
        { label: t`业务类型`, value: i18n._(FUND_TYPE_WORDS[type]) },
        { label: t`记账日`, value: bookedOn },
        { label: t`本方账户`, value: account ? `${account.bankName} ${account.accountNumber}` : '—' },
        { label: t`对方户名`, value: counterpartyName },
        { label: t`对方账号`, value: counterpartyNumber || '—' },
        { label: t`业务编号`, value: objectNumber ?? '—' },
        { label: t`链信编号`, value: voucherNumber ?? '—' },
        { label: t`银行流水号`, value: bankSerial ?? '—' },
        { label: t`补录原因`, value: purpose },
        { label: t`附件`, value: <FileLinks label={t`附件`} files={attachments} /> },
        { label: t`提交人`, value: `${makerName}　${shanghaiMinute(submittedAt)}` },
        ...(reviewerName === null ? [] : [{ label: t`复核人`, value: reviewerName }]),
      ]}
    />
  );
}

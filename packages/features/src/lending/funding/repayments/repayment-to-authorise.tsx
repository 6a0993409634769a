import type { PledgeDetail } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { FactSection } from '../../../applications/application/index.ts';
import type { Repayment } from './repayments.tsx';

/** The repayment that waits for the reviewer; there is at most one. */
export const repaymentInReview = (repayments: readonly Repayment[]): Repayment | undefined =>
  repayments.find(({ state }) => state === 'awaitingReview');

/** The repayment that waits for authorisation, if there is one, and the account that it was to be paid to. */
export function RepaymentToAuthorise({ repayments, payTo }: Pick<PledgeDetail, 'repayments' | 'payTo'>) {
  const { t } = useLingui();
  const repayment = repaymentInReview(repayments);
  if (repayment === undefined) return null;
  return (
    <FactSection
      columns={2}
      title={<Trans>待授权的还款</Trans>}
      items={[
        { label: t`还款金额（元）`, value: <strong className="font-semibold">{formatMoney(repayment.amount)}</strong> },
        { label: t`收款方`, value: payTo?.accountName ?? '—' },
        { label: t`收款账户`, value: payTo ? `${payTo.bankName}　${payTo.accountNumber}` : '—' },
        { label: t`付款日`, value: repayment.paidOn },
        { label: t`银行回单号`, value: repayment.receiptNumber },
        { label: t`经办人`, value: repayment.makerName },
      ]}
    />
  );
}

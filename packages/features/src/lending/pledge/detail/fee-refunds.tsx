import type { PledgeDetail } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { FactSection } from '../../../applications/application/index.ts';
import { TermBadge } from '../../../platform/lists/index.ts';
import { FEE_REFUND_TERMS } from '../../../platform/terms/index.ts';

/** Refunds of guarantee fees. */
export function FeeRefunds({ feeRefunds }: Pick<PledgeDetail, 'feeRefunds'>) {
  const { t } = useLingui();
  return feeRefunds.map((one) => (
    <FactSection
      key={one.id}
      columns={2}
      title={<Trans>担保费退还</Trans>}
      items={[
        { label: t`状态`, value: <TermBadge term={FEE_REFUND_TERMS[one.state]} /> },
        { label: t`退还金额（元）`, value: formatMoney(one.amount) },
        { label: t`担保方`, value: one.guarantor.name },
        { label: t`缴费日`, value: one.feePaidOn },
        { label: t`退还日`, value: one.paidOn ?? '—' },
        { label: t`银行回单号`, value: one.receiptNumber ?? '—' },
        ...(one.reason === null ? [] : [{ label: t`未到账原因`, value: one.reason }]),
      ]}
    />
  ));
}

import { contract, type PledgeDetail } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { FactSection } from '../../../applications/application/index.ts';
import { RowActs, TermBadge, useRowActs, type ListAct } from '../../../platform/lists/index.ts';
import { FEE_REFUND_TERMS } from '../../../platform/terms/index.ts';

type Refund = PledgeDetail['feeRefunds'][number];

/** Refunds of guarantee fees, whose receipt the holder confirms or denies. */
export function FeeRefunds({ applicationNumber, feeRefunds }: Pick<PledgeDetail, 'applicationNumber' | 'feeRefunds'>) {
  const { t } = useLingui();
  const { run } = useAction(contract.lendingFee.reviewRefund);
  const about = (one: Refund) => ({
    amount: `¥ ${formatMoney(one.amount)}`,
    facts: t`${{ who: one.guarantor.name }} ${{ on: one.paidOn ?? '—' }} 付款，回单 ${{ receipt: one.receiptNumber ?? '—' }}`,
    needsNetwork: true,
  });
  const acts: readonly ListAct<Refund>[] = [
    {
      id: 'confirm',
      isMain: true,
      label: t`确认退费到账`,
      offered: ({ acts: offered }) => offered.includes('confirm'),
      start: (one) => ({
        ask: { ...about(one), title: t`确认退费到账`, consequence: t`请先核对银行到账。确认后不能再改。`, confirmLabel: t`确认退费到账` },
        perform: () => run({ refundId: one.id, version: one.version, decision: 'confirm' }),
        done: t`${applicationNumber} 的退费已确认到账`,
      }),
    },
    {
      id: 'deny',
      label: t`退费未到账`,
      offered: ({ acts: offered }) => offered.includes('deny'),
      start: (one) => ({
        ask: {
          ...about(one),
          title: t`退费未到账`,
          consequence: t`担保方会收到原因，并重新付款。`,
          confirmLabel: t`退费未到账`,
          danger: true,
          reason: { required: true, reader: one.guarantor.name },
          suggestions: [t`银行流水中未查到该笔款项`, t`到账金额不符`],
        },
        perform: (reason) => run({ refundId: one.id, version: one.version, decision: 'deny', reason }),
        done: t`${applicationNumber} 的退费已登记为未到账`,
      }),
    },
  ];
  const { verbs, dialogs } = useRowActs<Refund>(acts, () => undefined);
  return (
    <>
      {feeRefunds.map((one) => (
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
            ...(verbs(one).length === 0
              ? []
              : [{ label: t`操作`, value: <RowActs name={t`${applicationNumber} 的退费`} verbs={verbs(one)} /> }]),
          ]}
        />
      ))}
      {dialogs}
    </>
  );
}

import { contract, type PledgeDetail } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useRowActs, type ListAct, type Verb } from '../../../platform/lists/index.ts';

type Refund = PledgeDetail['feeRefunds'][number] & Pick<PledgeDetail, 'applicationNumber'>;

/** The holder confirms or denies the receipt of refunded guarantee fees. Render `dialogs` once. */
export function useRefundActs() {
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
        done: t`${{ number: one.applicationNumber }} 的退费已确认到账`,
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
        done: t`${{ number: one.applicationNumber }} 的退费已登记为未到账`,
      }),
    },
  ];
  const refunds = useRowActs<Refund>(acts, () => undefined);
  return {
    verbs: ({ applicationNumber, feeRefunds }: PledgeDetail): readonly Verb[] =>
      feeRefunds.flatMap((one) => refunds.verbs({ ...one, applicationNumber })),
    dialogs: refunds.dialogs,
  };
}

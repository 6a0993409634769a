import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useRowActs, type ListAct } from '../../../platform/lists/index.ts';
import { useGoTo } from '../../../platform/navigation/index.ts';
import { useFeeParties, type Fee } from './fee-words.ts';

/** What a guarantor can do with a fee that the payer has declared as paid. Render `dialogs` once. */
export function useFeeActs(refresh: () => void) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const { payers } = useFeeParties();
  const { run: confirm } = useAction(contract.lendingFee.confirm);
  const { run: reverse } = useAction(contract.lendingFee.reverse);
  const about = (row: Fee) => {
    const { paidOn, receiptNumber, applicationNumber } = row;
    const payer = payers(row);
    return {
      amount: `¥ ${formatMoney(row.amount)}`,
      facts:
        paidOn === null || receiptNumber === null
          ? t`${applicationNumber}，${payer}`
          : t`${applicationNumber}，${payer} ${paidOn} 支付，回单 ${receiptNumber}`,
      needsNetwork: true,
    };
  };
  const decision = (
    id: 'confirm' | 'reverse',
    label: string,
    start: (row: Fee, pledgeId: NonNullable<Fee['pledgeId']>) => ReturnType<ListAct<Fee>['start']>,
  ): ListAct<Fee> => ({
    id,
    label,
    offered: ({ acts, pledgeId }) => pledgeId !== null && acts.includes(id),
    start: (row) => (row.pledgeId === null ? undefined : start(row, row.pledgeId)),
  });
  const acts: readonly ListAct<Fee>[] = [
    decision('confirm', t`确认到账`, (row, pledgeId) => ({
      ask: {
        ...about(row),
        title: t`确认担保费到账`,
        consequence: t`请先核对银行到账。确认后不能再改。`,
        confirmLabel: t`确认到账`,
      },
      perform: () => confirm({ pledgeId, version: row.version }),
      done: t`${{ number: row.applicationNumber }} 的担保费已确认到账`,
    })),
    decision('reverse', t`冲回`, (row, pledgeId) => ({
      ask: {
        ...about(row),
        title: t`冲回担保费`,
        consequence: t`款项没有到账时冲回：已登记的收款以相反分录冲销，融资企业可以重新支付。`,
        confirmLabel: t`冲回`,
        danger: true,
        reason: { required: true, reader: payers(row) },
        suggestions: [t`银行流水中未查到该笔款项`, t`到账金额与担保费不符`, t`回单号有误`],
      },
      perform: (reason) => reverse({ pledgeId, version: row.version, reason }),
      done: t`${{ number: row.applicationNumber }} 的担保费已冲回`,
    })),
    {
      id: 'pledge',
      label: t`查看质押`,
      offered: ({ pledgeId }) => pledgeId !== null,
      start: ({ pledgeId, kind }) => {
        if (pledgeId !== null) goTo('lending.pledges', { part: kind === 'guaranteeFee' ? 'guarantor' : 'funder', id: pledgeId });
      },
    },
  ];
  return useRowActs<Fee>(acts, refresh);
}

import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { Dialog } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRowActs, type ListAct } from '../../../platform/lists/index.ts';
import { useGoTo } from '../../../platform/navigation/index.ts';
import { DURATION_MS, useNotices } from '../../../platform/notices/index.ts';
import { useFeeParties, type Fee } from './fee-words.ts';
import { RefundFee } from './refund-fee.tsx';

/** A guarantor's acts on a fee that was declared as paid or has to be refunded. Render `dialogs` once. */
export function useFeeActs(refresh: () => void) {
  const { show } = useNotices();
  const [refunding, setRefunding] = useState<Fee>();
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
    isMain: id === 'confirm',
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
      id: 'refund',
      label: t`退还担保费`,
      offered: ({ acts: offered }) => offered.includes('refund'),
      start: setRefunding,
    },
    {
      id: 'pledge',
      label: t`查看质押`,
      offered: ({ pledgeId }) => pledgeId !== null,
      start: ({ pledgeId, kind }) => {
        if (pledgeId !== null) goTo('lending.pledges', { part: kind === 'guaranteeFee' ? 'guarantor' : 'funder', id: pledgeId });
      },
    },
  ];
  const { dialogs, ...acting } = useRowActs<Fee>(acts, refresh);
  const onClose = () => setRefunding(undefined);
  return {
    ...acting,
    dialogs: (
      <>
        {dialogs}
        <Dialog open={refunding !== undefined} onOpenChange={(open) => open || onClose()}>
          {refunding?.refundId && (
            <RefundFee
              fee={refunding}
              refundId={refunding.refundId}
              onClose={onClose}
              onDone={(text) => {
                onClose();
                show({ tone: 'positive', text, durationMs: DURATION_MS.success });
                refresh();
              }}
            />
          )}
        </Dialog>
      </>
    ),
  };
}

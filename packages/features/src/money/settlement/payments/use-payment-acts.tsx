import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { fen, formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRowActs, type ListAct } from '../../../platform/lists/index.ts';
import { SigningDialog, useSigning } from '../../../foundation/signing/index.ts';
import { ACT_TERMS } from '../../../platform/terms/index.ts';
import type { ToPay } from '../settlement-terms.ts';
import { PayDialog } from './pay-dialog.tsx';

const allowsAny =
  (...wanted: readonly ToPay['acts'][number][]) =>
  ({ acts }: ToPay): boolean =>
    wanted.some((act) => acts.includes(act));

const dueToday = ({ unpaid, lateInterest }: Pick<ToPay, 'unpaid' | 'lateInterest'>): string => formatMoney(fen(unpaid + lateInterest));

/**
 * Acts of the issuer on an unpaid voucher: explain, prepare payment, authorise or return it, retry rejected payments. `prepare` asks for
 * the account of several. Render `dialogs` once.
 */
export function usePaymentActs(refresh: () => void) {
  const [paying, prepare] = useState<readonly ToPay[]>([]);
  const { t, i18n } = useLingui();
  const explain = useAction(contract.settlement.explain);
  const review = useAction(contract.settlement.review);
  const retry = useAction(contract.settlement.retry);
  const { sign, dialog } = useSigning();
  const about = (row: ToPay) => {
    const { number, overdueSince: since } = row;
    return { amount: `¥ ${dueToday(row)}`, facts: t`${number}，${since} 起逾期`, needsNetwork: true };
  };
  const shown = ({ voucherId, version }: ToPay) => ({ voucherId, version });
  const acts: readonly ListAct<ToPay>[] = [
    {
      id: 'pay',
      isMain: true,
      label: i18n._(ACT_TERMS.pay),
      offered: allowsAny('pay'),
      start: (row) => prepare([row]),
    },
    {
      id: 'authorise',
      isMain: true,
      label: i18n._(ACT_TERMS.authorisePay),
      offered: allowsAny('authorisePay'),
      start: (row) => ({
        perform: () =>
          sign(
            {
              request: { act: 'settlementAuthorise', subjectId: row.voucherId, version: row.version },
              verb: t`授权付款`,
              consequence: t`授权后平台立即向付款行发出指令，付清全部持有人。`,
            },
            (signature) => review.run({ ...shown(row), decision: 'authorise', signature }),
          ),
        done: t`付款已授权，银行正在处理`,
      }),
    },
    {
      id: 'return',
      label: t`退回`,
      offered: allowsAny('authorisePay'),
      start: (row) => ({
        ask: {
          ...about(row),
          title: t`退回付款`,
          consequence: t`退回后由经办岗重新发起，逾期利息继续计算。`,
          confirmLabel: t`退回`,
          danger: true,
          reason: { required: true, reader: row.preparedByName ?? '' },
          suggestions: [t`付款账户有误`, t`款项尚未备足`],
        },
        perform: (reason) => review.run({ ...shown(row), decision: 'return', reason }),
        done: t`付款已退回`,
      }),
    },
    {
      id: 'retry',
      isMain: true,
      label: t`重新付款`,
      offered: allowsAny('retryPay'),
      start: (row) => ({
        ask: {
          title: t`重新付款`,
          amount: `¥ ${formatMoney(row.unpaid)}`,
          facts: t`${{ number: row.number }}，未能入账的部分`,
          consequence: t`平台先向付款行核实未入账的款项，确认未付后重新付款，已到账的不会再付。收款账户仍不可用的，下一工作日自动再付。`,
          confirmLabel: t`重新付款`,
          needsNetwork: true,
        },
        perform: () => retry.run(shown(row)),
        done: t`已要求重新付款，平台正在向付款行核实`,
      }),
    },
    {
      id: 'explain',
      label: t`说明原因`,
      offered: allowsAny('explain'),
      start: (row) => ({
        ask: {
          ...about(row),
          title: t`说明逾期原因`,
          consequence: t`说明会通知全部持有人，不影响逾期利息。`,
          confirmLabel: t`发送说明`,
          reason: { required: true, reader: t`全部持有人` },
          suggestions: [t`资金归集延迟，预计三个工作日内付清`, t`银行系统原因，正在处理`],
        },
        perform: (explanation) => explain.run({ ...shown(row), explanation }),
        done: t`说明已发送给持有人`,
      }),
    },
  ];
  const { verbs, dialogs } = useRowActs<ToPay>(acts, refresh);
  return {
    verbs,
    prepare,
    dialogs: (
      <>
        {dialogs}
        {paying.length > 0 && (
          <PayDialog
            vouchers={paying}
            onClose={() => prepare([])}
            onDone={() => {
              prepare([]);
              refresh();
            }}
          />
        )}
        <SigningDialog {...dialog} />
      </>
    ),
  };
}

import type { Result } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ReviewVerb } from '../../../applications/review/index.ts';
import type { Repayment } from './repayments.tsx';
import { repaymentInReview } from './to-authorise.tsx';

/** An application that was paid out, and is paid back. */
interface Repaid<Id extends string> {
  readonly id: Id;
  readonly version: number;
  readonly applicationNumber: string;
  readonly lenderName: string;
}

/** What the reviewer says of a repayment. */
interface Decided<Id extends string> {
  readonly id: Id;
  readonly version: number;
  readonly repaymentId: Repayment['id'];
  readonly decision: 'authorise' | 'return';
  readonly reason?: string;
}

/** What the reviewer decides about a repayment: it is authorised with a yes, or returned for a reason. */
export function useRepaymentVerbs<Id extends string>(send: (decided: Decided<Id>) => Promise<Result<unknown>>) {
  const { t } = useLingui();
  return ({ applicationNumber, id, version, lenderName: lender }: Repaid<Id>, repayments: readonly Repayment[]): readonly ReviewVerb[] => {
    const repayment = repaymentInReview(repayments);
    if (repayment === undefined) return [];
    const { id: repaymentId, paidOn, makerName, receiptNumber } = repayment;
    const about = {
      amount: `¥ ${formatMoney(repayment.amount)}`,
      facts: t`${paidOn} 付款，回单 ${receiptNumber}，由 ${makerName} 登记`,
    };
    return [
      {
        label: t`退回`,
        hotkey: 'R',
        intent: 'danger',
        done: t`${applicationNumber} 的还款已退回经办岗`,
        asks: 'reason',
        ask: {
          ...about,
          title: t`退回还款 ${applicationNumber}`,
          consequence: t`退回后由经办岗核对后重新登记。`,
          confirmLabel: t`退回`,
          suggestions: [t`金额与回单不符`, t`付款日与回单不符`],
        },
        send: (reason) => send({ id, version, repaymentId, decision: 'return', reason }),
      },
      {
        label: t`授权还款`,
        hotkey: 'A',
        intent: 'primary',
        done: t`${applicationNumber} 的还款已授权，等待${lender}确认到账`,
        asks: 'yes',
        ask: {
          ...about,
          title: t`授权还款 ${applicationNumber}`,
          consequence: t`授权后由${lender}确认到账；到账前不减少应还金额。`,
          confirmLabel: t`授权还款`,
        },
        send: () => send({ id, version, repaymentId, decision: 'authorise' }),
      },
    ];
  };
}

import type { contract } from '@lianxin/api/contract';
import type { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ReviewVerb } from '../../../applications/review/index.ts';
import type { IssuanceRow } from '../manage/manage-columns.tsx';

type Review = ReturnType<typeof useAction<typeof contract.issuance.review>>['run'];

/** Approving with a signature and returning with a reason, for applications and voids. `closed`: why it cannot be approved. */
export function useReviewVerbs(review: Review): (row: IssuanceRow, closed?: string) => readonly ReviewVerb[] {
  const { t } = useLingui();

  return (row, closed) => {
    const { applicationNumber, id, version, makerName } = row;
    const recipient = row.recipient?.name ?? '';
    const amount = row.amount === null ? '' : formatMoney(row.amount);
    const asked = {
      amount: row.amount === null ? undefined : `¥ ${amount}`,
      facts: t`开给 ${recipient}，由 ${makerName} 提交`,
    };
    const returning = { hotkey: 'R', intent: 'danger', asks: 'reason' } as const;
    const passing = { hotkey: 'A', intent: 'primary', asks: 'signature' } as const;
    const give = (reason: string) => review({ id, version, decision: 'return', reason });
    const pass: Extract<ReviewVerb, { asks: 'signature' }>['send'] = (signature) => review({ id, version, decision: 'pass', signature });
    if (row.state === 'voidAwaitingReview') {
      return [
        {
          ...returning,
          label: t`不同意作废`,
          done: t`${applicationNumber} 不作废，继续等待签收`,
          send: give,
          ask: {
            ...asked,
            title: t`不同意作废 ${applicationNumber}`,
            consequence: t`凭证保持有效，继续等待接收方签收。`,
            confirmLabel: t`不同意作废`,
            suggestions: [t`接收方即将签收`, t`作废理由不充分`],
          },
        },
        {
          ...passing,
          label: t`同意作废并签名`,
          done: t`${applicationNumber} 已作废`,
          send: pass,
          ask: {
            request: { act: 'voidReview', subjectId: id, version },
            verb: t`同意作废`,
            consequence: t`同意后凭证作废，${amount} 元额度释放，${recipient}不能再签收。`,
          },
        },
      ];
    }
    return [
      {
        ...returning,
        label: t`退回`,
        done: t`${applicationNumber} 已退回经办岗`,
        send: give,
        ask: {
          ...asked,
          title: t`退回 ${applicationNumber}`,
          consequence: t`退回后由经办岗修改后重新提交或删除，占用的额度和发票释放。`,
          confirmLabel: t`退回`,
          suggestions: [t`到期日与合同不符`, t`发票与合同不符`, t`收款账户有误`],
        },
      },
      {
        ...passing,
        label: t`通过并签名`,
        closed,
        done: t`${applicationNumber} 已通过，等待${recipient}签收`,
        send: pass,
        ask: {
          request: { act: 'issuanceReview', subjectId: id, version },
          verb: t`通过`,
          consequence: t`通过后向${recipient}开立 ${amount} 元的付款承诺，由其签收。`,
        },
      },
    ];
  };
}

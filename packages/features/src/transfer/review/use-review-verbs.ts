import type { contract } from '@lianxin/api/contract';
import type { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ReviewVerb } from '../../review/index.ts';
import type { TransferRow } from '../transfer-acts.tsx';

type Review = ReturnType<typeof useAction<typeof contract.transfer.review>>['run'];

/** Passing a transfer with a signature, and returning it with a reason. */
export function useReviewVerbs(review: Review): (row: TransferRow) => readonly ReviewVerb[] {
  const { t } = useLingui();

  return ({ transferNumber, id, version, amount: fen, recipient, makerName }) => {
    const amount = formatMoney(fen);
    const to = recipient.name;
    return [
      {
        label: t`退回`,
        hotkey: 'R',
        intent: 'danger',
        done: t`${transferNumber} 已退回经办岗`,
        asks: 'reason',
        ask: {
          title: t`退回转让 ${transferNumber}`,
          amount: `¥ ${amount}`,
          facts: t`转给 ${to}，由 ${makerName} 提交`,
          consequence: t`退回后由经办岗修改后重新提交或删除，凭证金额回到正常持有。`,
          confirmLabel: t`退回`,
          suggestions: [t`收款账号与户名不符`, t`贸易背景资料不全`, t`金额有误`],
        },
        send: (reason) => review({ id, version, decision: 'return', reason }),
      },
      {
        label: t`通过并签名`,
        hotkey: 'A',
        intent: 'primary',
        done: t`${transferNumber} 已通过，等待${{ recipient: to }}签收`,
        asks: 'signature',
        ask: {
          request: { act: 'transferReview', subjectId: id, version },
          verb: t`通过`,
          consequence: t`通过后 ${amount} 元的债权转给${{ recipient: to }}，由其签收；签收前仍可撤回。`,
        },
        send: (signature) => review({ id, version, decision: 'pass', signature }),
      },
    ];
  };
}

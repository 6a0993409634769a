import type { contract } from '@lianxin/api/contract';
import type { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ReviewVerb } from '../../../applications/review/index.ts';
import type { TransferRow } from '../transfer-acts.tsx';

type Review = ReturnType<typeof useAction<typeof contract.transfer.review>>['run'];

/** Approving with a signature and returning with a reason, for transfers and withdrawals. */
export function useReviewVerbs(review: Review): (row: TransferRow) => readonly ReviewVerb[] {
  const { t } = useLingui();

  return ({ state, transferNumber, id, version, amount: fen, recipient, makerName }) => {
    const amount = formatMoney(fen);
    const to = recipient.name;
    const asked = { amount: `¥ ${amount}`, facts: t`转给 ${to}，由 ${makerName} 提交` };
    const returning = { hotkey: 'R', intent: 'danger', asks: 'reason' } as const;
    const passing = { hotkey: 'A', intent: 'primary', asks: 'signature' } as const;
    const give = (reason: string) => review({ id, version, decision: 'return', reason });
    const pass: Extract<ReviewVerb, { asks: 'signature' }>['send'] = (signature) => review({ id, version, decision: 'pass', signature });
    if (state === 'withdrawalAwaitingReview') {
      return [
        {
          ...returning,
          label: t`不同意撤回`,
          done: t`${transferNumber} 不撤回，继续等待${{ recipient: to }}签收`,
          send: give,
          ask: {
            ...asked,
            title: t`不同意撤回 ${transferNumber}`,
            consequence: t`转让保持有效，继续等待${{ recipient: to }}签收。`,
            confirmLabel: t`不同意撤回`,
            suggestions: [t`被转让人即将签收`, t`撤回理由不充分`],
          },
        },
        {
          ...passing,
          label: t`同意撤回并签名`,
          done: t`${transferNumber} 已撤回`,
          send: pass,
          ask: {
            request: { act: 'withdrawalReview', subjectId: id, version },
            verb: t`同意撤回`,
            consequence: t`同意后 ${amount} 元回到正常持有，${{ recipient: to }}不能再签收。`,
          },
        },
      ];
    }
    return [
      {
        ...returning,
        label: t`退回`,
        done: t`${transferNumber} 已退回经办岗`,
        send: give,
        ask: {
          ...asked,
          title: t`退回转让 ${transferNumber}`,
          consequence: t`退回后由经办岗修改后重新提交或删除，凭证金额回到正常持有。`,
          confirmLabel: t`退回`,
          suggestions: [t`收款账号与户名不符`, t`贸易背景资料不全`, t`金额有误`],
        },
      },
      {
        ...passing,
        label: t`通过并签名`,
        done: t`${transferNumber} 已通过，等待${{ recipient: to }}签收`,
        send: pass,
        ask: {
          request: { act: 'transferReview', subjectId: id, version },
          verb: t`通过`,
          consequence: t`通过后 ${amount} 元的债权转给${{ recipient: to }}，由其签收；签收前仍可申请撤回。`,
        },
      },
    ];
  };
}

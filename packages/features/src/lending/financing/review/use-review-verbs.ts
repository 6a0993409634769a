import type { contract, FinancingDetail, FinancingRow } from '@lianxin/api/contract';
import type { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useRepaymentVerbs } from '../../funding/index.ts';
import type { ReviewVerb } from '../../../applications/review/index.ts';
import { isPaidOut } from '../stages.ts';

export interface ReviewCalls {
  readonly review: ReturnType<typeof useAction<typeof contract.financing.review>>['run'];
  readonly reviewContract: ReturnType<typeof useAction<typeof contract.financing.reviewContract>>['run'];
  readonly reviewRepayment: ReturnType<typeof useAction<typeof contract.financing.reviewRepayment>>['run'];
}

/** Passing with a signature and returning with a reason: an application, or the contract that the operator signed; a repayment is authorised with a yes. */
export function useReviewVerbs({ review, reviewContract, reviewRepayment }: ReviewCalls) {
  const { t } = useLingui();
  const ofRepayment = useRepaymentVerbs(reviewRepayment);

  const ofApplication = ({ applicationNumber, id, version, amount: fen, lenderName: lender, makerName }: FinancingRow) => {
    const amount = formatMoney(fen);
    return [
      {
        label: t`退回`,
        hotkey: 'R',
        intent: 'danger',
        done: t`${applicationNumber} 已退回经办岗`,
        asks: 'reason',
        ask: {
          title: t`退回融资 ${applicationNumber}`,
          amount: `¥ ${amount}`,
          facts: t`向${lender}融资，由 ${makerName} 提交`,
          consequence: t`退回后由经办岗修改后重新提交或删除，凭证金额回到正常持有。`,
          confirmLabel: t`退回`,
          suggestions: [t`融资成本偏高`, t`贸易背景资料不全`, t`金额有误`],
        },
        send: (reason) => review({ id, version, decision: 'return', reason }),
      },
      {
        label: t`通过并签名`,
        hotkey: 'A',
        intent: 'primary',
        done: t`${applicationNumber} 已通过，提交${{ lender }}`,
        asks: 'signature',
        ask: {
          request: { act: 'financingReview', subjectId: id, version },
          verb: t`通过`,
          consequence: t`通过后 ${amount} 元的融资申请提交${{ lender }}，并占用其对开立方的额度；受理前仍可撤回。`,
        },
        send: (signature) => review({ id, version, decision: 'pass', signature }),
      },
    ] as const satisfies readonly ReviewVerb[];
  };

  const ofContract = ({ applicationNumber, id, version, amount: fen, lenderName: lender, makerName }: FinancingRow) => {
    const amount = formatMoney(fen);
    return [
      {
        label: t`退回`,
        hotkey: 'R',
        intent: 'danger',
        done: t`${applicationNumber} 的签约已退回经办岗`,
        asks: 'reason',
        ask: {
          title: t`退回签约 ${applicationNumber}`,
          amount: `¥ ${amount}`,
          facts: t`与${lender}签约，由 ${makerName} 提交`,
          consequence: t`退回后由经办岗重新签署或撤回申请，凭证仍在融资中。`,
          confirmLabel: t`退回`,
          suggestions: [t`合同条款需要核实`, t`收款账户需要核实`],
        },
        send: (reason) => reviewContract({ id, version, decision: 'return', reason }),
      },
      {
        label: t`确认并签名`,
        hotkey: 'A',
        intent: 'primary',
        done: t`${applicationNumber} 的合同已签署`,
        asks: 'signature',
        ask: {
          request: { act: 'financingContractConfirm', subjectId: id, version },
          verb: t`确认签约`,
          consequence: t`确认后本企业与${{ lender }}的融资合同签署完成；各方签署后，债权转让给${{ lender }}，由其登记并放款。`,
        },
        send: (signature) => reviewContract({ id, version, decision: 'pass', signature }),
      },
    ] as const satisfies readonly ReviewVerb[];
  };

  /** A repayment is told by its detail: until that is there nothing is decided about it. */
  return (row: FinancingRow, detail: FinancingDetail | undefined): readonly ReviewVerb[] => {
    if (isPaidOut(row)) return detail?.id === row.id ? ofRepayment(row, detail.repayments) : [];
    return row.state === 'awaitingContract' ? ofContract(row) : ofApplication(row);
  };
}

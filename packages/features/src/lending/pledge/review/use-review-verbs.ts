import { contract, type PledgeDetail, type PledgeRow } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ReviewVerb } from '../../../applications/review/index.ts';
import { useRepaymentVerbs } from '../../funding/index.ts';
import { stageOf } from './review-stage.ts';

/** What the reviewer decides: an application with a signature, a repayment and a release with a yes, and any of them returned for a reason. */
export function useReviewVerbs() {
  const { t } = useLingui();
  const { run: review } = useAction(contract.pledge.review, { quiet: true });
  const { run: reviewRepayment } = useAction(contract.pledge.reviewRepayment, { quiet: true });
  const { run: reviewRelease } = useAction(contract.pledge.reviewRelease, { quiet: true });

  const ofRepayment = useRepaymentVerbs(reviewRepayment);

  const ofApplication = (row: PledgeRow): readonly ReviewVerb[] => {
    const { applicationNumber, id, version, lenderName: lender, makerName } = row;
    const amount = formatMoney(row.amount);
    const pledged = formatMoney(row.pledged);
    const next = row.guarantor?.name ?? lender;
    return [
      {
        label: t`退回`,
        hotkey: 'R',
        intent: 'danger',
        done: t`${applicationNumber} 已退回经办岗`,
        asks: 'reason',
        ask: {
          title: t`退回质押 ${applicationNumber}`,
          amount: `¥ ${amount}`,
          facts: t`向${lender}贷款，由 ${makerName} 提交`,
          consequence: t`退回后由经办岗修改后重新提交或删除，凭证解除占用。`,
          confirmLabel: t`退回`,
          suggestions: [t`贷款成本偏高`, t`贸易背景资料不全`, t`金额有误`],
        },
        send: (reason) => review({ id, version, decision: 'return', reason }),
      },
      {
        label: t`通过并签名`,
        hotkey: 'A',
        intent: 'primary',
        done: t`${applicationNumber} 已通过，提交${{ next }}`,
        asks: 'signature',
        ask: {
          request: { act: 'pledgeReview', subjectId: id, version },
          verb: t`通过`,
          consequence: t`通过后 ${pledged} 元的凭证用于质押，申请提交${{ next }}；受理前仍可撤回。`,
        },
        send: (signature) => review({ id, version, decision: 'pass', signature }),
      },
    ];
  };

  const ofRelease = ({ applicationNumber, id, version, pledged: fen }: PledgeRow): readonly ReviewVerb[] => {
    const about = { amount: `¥ ${formatMoney(fen)}`, facts: t`贷款已还清` };
    return [
      {
        label: t`退回`,
        hotkey: 'R',
        intent: 'danger',
        done: t`${applicationNumber} 的解质已退回经办岗`,
        asks: 'reason',
        ask: {
          ...about,
          title: t`退回解质 ${applicationNumber}`,
          consequence: t`退回后凭证仍在质押中，由经办岗重新申请。`,
          confirmLabel: t`退回`,
        },
        send: (reason) => reviewRelease({ id, version, decision: 'return', reason }),
      },
      {
        label: t`确认解质`,
        hotkey: 'A',
        intent: 'primary',
        done: t`${applicationNumber} 的解质已确认，等待注销登记`,
        asks: 'yes',
        ask: {
          ...about,
          title: t`确认解质 ${applicationNumber}`,
          consequence: t`确认后由登记方注销登记，凭证恢复可转让、可融资。`,
          confirmLabel: t`确认解质`,
        },
        send: () => reviewRelease({ id, version, decision: 'confirm' }),
      },
    ];
  };

  /** A repayment is told by its detail: until that is there nothing is decided about it. */
  return (row: PledgeRow, detail: PledgeDetail | undefined): readonly ReviewVerb[] => {
    const stage = stageOf(row);
    if (stage === 'release') return ofRelease(row);
    if (stage === 'application') return ofApplication(row);
    return detail?.id === row.id ? ofRepayment(row, detail.repayments) : [];
  };
}

import type { Signature } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReviewVerb } from '../../../applications/review/index.ts';
import type { DetailKind } from '../detail/detail-kind.ts';
import type { Call, FundingDetail, FundingRow, Versioned } from '../kinds.ts';
import type { Repayment } from '../repayments/repayments.tsx';
import { repaymentInReview } from '../repayments/repayment-to-authorise.tsx';

interface Decided<Id, Decision extends string> extends Versioned<Id> {
  readonly decision: Decision;
  readonly reason?: string | undefined;
}

/** How one kind of application is reviewed by the applicant's reviewer. */
export interface ReviewKind<Row extends FundingRow, Detail extends FundingDetail & Pick<Row, 'id'>> {
  readonly detail: DetailKind<Detail>;
  readonly calls: {
    readonly review: Call<Decided<Row['id'], 'pass' | 'return'> & { readonly signature?: Signature | undefined }>;
    readonly reviewRepayment: Call<
      Decided<Row['id'], 'authorise' | 'return'> & { readonly repaymentId: Repayment['id']; readonly signature?: Signature | undefined }
    >;
  };
  /** The dialog for returning an application, with the most common reason. */
  readonly returning: (row: Row) => Readonly<Record<'title' | 'facts' | 'consequence' | 'reason', MessageDescriptor>>;
  /** The next party after approval, and the consequence shown before signing. */
  readonly passing: (row: Row) => { readonly next: string; readonly consequence: MessageDescriptor };
}

/** Returns an item to the operator with a reason. */
export function useReturnVerb() {
  const { t } = useLingui();
  return (
    verb: Pick<Extract<ReviewVerb, { asks: 'reason' }>, 'done' | 'send'> & {
      readonly ask: Omit<Extract<ReviewVerb, { asks: 'reason' }>['ask'], 'confirmLabel'>;
    },
  ): ReviewVerb => ({
    ...verb,
    label: t`退回`,
    hotkey: 'R',
    intent: 'danger',
    asks: 'reason',
    ask: { ...verb.ask, confirmLabel: t`退回` },
  });
}

/** The decisions on an application, and on a repayment; both are passed with a signature. */
export function useReviewVerbs<Row extends FundingRow, Detail extends FundingDetail & Pick<Row, 'id'>>(kind: ReviewKind<Row, Detail>) {
  const { t, i18n } = useLingui();
  const { run: review } = useAction(kind.calls.review, { quiet: true });
  const { run: reviewRepayment } = useAction(kind.calls.reviewRepayment, { quiet: true });
  const returning = useReturnVerb();

  /** `closed`: the reason why it cannot be passed. */
  const ofApplication = (row: Row, closed: string | undefined): readonly ReviewVerb[] => {
    const { id, version, applicationNumber } = row;
    const words = kind.returning(row);
    const { next, consequence } = kind.passing(row);
    return [
      returning({
        done: t`${applicationNumber} 已退回经办岗`,
        ask: {
          title: i18n._(words.title),
          amount: `¥ ${formatMoney(row.amount)}`,
          facts: i18n._(words.facts),
          consequence: i18n._(words.consequence),
          suggestions: [i18n._(words.reason), t`贸易背景资料不全`, t`金额有误`],
        },
        send: (reason) => review({ id, version, decision: 'return', reason }),
      }),
      {
        label: t`通过并签名`,
        hotkey: 'A',
        intent: 'primary',
        closed,
        done: t`${applicationNumber} 已通过，提交${next}`,
        asks: 'signature',
        ask: {
          request: { act: `${kind.detail.name}Review`, subjectId: id, version },
          verb: t`通过`,
          consequence: i18n._(consequence),
        },
        send: (signature) => review({ id, version, decision: 'pass', signature }),
      },
    ];
  };

  const ofRepayment = (
    { applicationNumber, id, version, lenderName: lender }: Row,
    repayments: readonly Repayment[],
  ): readonly ReviewVerb[] => {
    const repayment = repaymentInReview(repayments);
    if (repayment === undefined) return [];
    const { id: repaymentId, paidOn, makerName, receiptNumber } = repayment;
    const about = {
      amount: `¥ ${formatMoney(repayment.amount)}`,
      facts: t`${paidOn} 付款，回单 ${receiptNumber}，由 ${makerName} 登记`,
    };
    return [
      returning({
        done: t`${applicationNumber} 的还款已退回经办岗`,
        ask: {
          ...about,
          title: t`退回还款 ${applicationNumber}`,
          consequence: t`退回后由经办岗核对后重新登记。`,
          suggestions: [t`金额与回单不符`, t`付款日与回单不符`],
        },
        send: (reason) => reviewRepayment({ id, version, repaymentId, decision: 'return', reason }),
      }),
      {
        label: t`授权还款`,
        hotkey: 'A',
        intent: 'primary',
        done: t`${applicationNumber} 的还款已授权，等待${lender}确认到账`,
        asks: 'signature',
        ask: {
          request: { act: `${kind.detail.name}Repayment`, subjectId: id, version },
          verb: t`授权还款`,
          consequence: t`授权后由${lender}确认到账；到账前不减少应还金额。`,
        },
        send: (signature) => reviewRepayment({ id, version, repaymentId, decision: 'authorise', signature }),
      },
    ];
  };
  return { ofApplication, ofRepayment, review };
}

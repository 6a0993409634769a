import { contract, type PledgeDetail, type PledgeRow } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import { ACT_TERMS, TO_REVIEW } from '../../../platform/terms/index.ts';
import { offers, useAbout, useApplicantActs, useSteps, type ApplicantKind } from '../../funding/index.ts';
import { PLEDGE_DETAIL } from '../detail/pledge-detail.tsx';
import { PLEDGE_STEPS } from '../steps/pledge-steps.tsx';
import { useRefundActs } from './use-refund-acts.ts';

const APPLICANT: ApplicantKind<PledgeRow> = {
  form: 'pledge.apply',
  calls: contract.pledge,
  facts: ({ applicationNumber, lenderName: lender }) => msg`${applicationNumber}，向${lender}质押贷款`,
  reader: ({ state, guarantor, lenderName }) => {
    if (state === 'awaitingReview') return undefined;
    return state === 'awaitingGuarantor' || state === 'awaitingGuarantorSignature' ? (guarantor?.name ?? lenderName) : lenderName;
  },
  ifWithdrawn: ({ feeToComeBack, feeReceived, guarantor }) => {
    if (feeToComeBack === null || guarantor === null) return msg`撤回后申请终止，凭证解除占用，占用的发票和额度释放；可以换机构重新申请。`;
    const [fee, payee] = [formatMoney(feeToComeBack), guarantor.name];
    if (feeReceived)
      return msg`撤回后申请终止，凭证解除占用，占用的发票和额度释放；可以换机构重新申请。${payee}已收到的担保费 ${fee} 元由其退还。`;
    return msg`撤回后申请终止，凭证解除占用，占用的发票和额度释放；可以换机构重新申请。已付的担保费 ${fee} 元由${payee}确认收到后退还。`;
  },
  words: {
    withdraw: msg`撤回质押申请`,
    withdrawn: msg`质押申请已撤回`,
    remove: msg`删除退回的质押申请`,
    ifRemoved: msg`删除后不能恢复，凭证仍在您名下。`,
  },
};

/** The borrower's acts on a pledge. Render `dialogs` once. */
export function usePledgeActs(refresh: () => void) {
  const { t, i18n } = useLingui();
  const goTo = useGoTo();
  const mayReview = usePlace()('pledge.review') !== undefined;
  const releaseApply = useAction(contract.pledge.releaseApply);
  const about = useAbout(APPLICANT.facts);
  const steps = useSteps(PLEDGE_DETAIL, PLEDGE_STEPS, refresh);
  const refunds = useRefundActs();
  const acts = useApplicantActs(
    APPLICANT,
    {
      steps,
      before: [
        {
          id: 'review',
          isMain: true,
          label: i18n._(TO_REVIEW),
          offered: (row) => mayReview && offers('pass', 'return', 'repayAuthorise', 'repayReturn', 'releaseConfirm', 'releaseReturn')(row),
          start: ({ id }) => goTo('pledge.review', { id }),
        },
        steps.act('supplement'),
        steps.act('payFee'),
        steps.act('repay'),
        {
          id: 'releaseApply',
          isMain: true,
          label: i18n._(ACT_TERMS.releaseApply),
          offered: offers('releaseApply'),
          start: (row) => ({
            ask: {
              ...about(row),
              title: i18n._(ACT_TERMS.releaseApply),
              consequence:
                row.feeUnpaid === null
                  ? t`贷款已还清。申请由本企业审核岗复核后，由登记方注销登记，凭证恢复可转让、可融资。`
                  : t`贷款已还清。申请由本企业审核岗复核后，由登记方注销登记，凭证恢复可转让、可融资。担保费 ${{ fee: formatMoney(row.feeUnpaid) }} 元尚未缴纳，解质后仍须缴纳。`,
              confirmLabel: i18n._(ACT_TERMS.releaseApply),
              needsNetwork: true,
            },
            perform: () => releaseApply.run({ id: row.id, version: row.version }),
            done: t`解质申请已提交，等待审核岗复核`,
          }),
        },
      ],
    },
    refresh,
  );
  return {
    /** Refunds are known of an open loan only. */
    verbs: (row: PledgeRow | PledgeDetail) => ('feeRefunds' in row ? [...refunds.verbs(row), ...acts.verbs(row)] : acts.verbs(row)),
    dialogs: (
      <>
        {acts.dialogs}
        {refunds.dialogs}
      </>
    ),
  };
}

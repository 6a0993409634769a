import { contract, type FinancingDetail, type FinancingRow } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useGoTo } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { offers, useApplicantActs, useSteps, type ApplicantKind } from '../../funding/index.ts';
import { FINANCING_STEPS } from '../agreeing/financing-steps.tsx';
import { FINANCING_DETAIL } from '../detail/financing-detail.tsx';
import { TO_REVIEW } from '../../../platform/terms/index.ts';

const APPLICANT: ApplicantKind<FinancingRow | FinancingDetail> = {
  form: 'financing.apply',
  calls: contract.financing,
  facts: ({ applicationNumber, lenderName: lender }) => msg`${applicationNumber}，向${lender}融资`,
  reader: ({ state, lenderName }) => (state === 'awaitingReview' ? undefined : lenderName),
  ifWithdrawn: () => msg`撤回后申请终止，凭证金额回到正常持有，占用的发票和额度释放；可以换机构重新申请。`,
  words: {
    withdraw: msg`撤回融资申请`,
    withdrawn: msg`融资申请已撤回`,
    remove: msg`删除退回的融资申请`,
    ifRemoved: msg`删除后不能恢复，凭证金额仍在您名下。`,
  },
};

/** The holder's acts on a financing. Render `dialogs` once. */
export function useFinancingActs(refresh: () => void) {
  const { t, i18n } = useLingui();
  const goTo = useGoTo();
  const execute = useAction(contract.financing.execute);
  const mayMake = usePermission('financing.make');
  const steps = useSteps(FINANCING_DETAIL, FINANCING_STEPS, refresh);
  /**
   * Whether this is the holder's view of the details while the application waits for the lender, in which case it can be submitted to the
   * lender again.
   */
  const isSeenAtLender = (one: FinancingRow | FinancingDetail): one is FinancingDetail =>
    'furtherStep' in one && mayMake && one.part === 'own' && one.state === 'awaitingAcceptance';
  return useApplicantActs(
    APPLICANT,
    {
      steps,
      before: [
        {
          id: 'furtherStep',
          label: t`资金方补充步骤`,
          offered: (one) => isSeenAtLender(one) && one.furtherStep?.done === false,
          start: (one) => steps.start('furtherStep', one),
        },
        {
          id: 'review',
          label: i18n._(TO_REVIEW),
          offered: offers('pass', 'return', 'contractConfirm', 'contractReturn', 'repayAuthorise', 'repayReturn'),
          start: ({ id }) => goTo('financing.records', { view: 'review', id }),
        },
        steps.act('supplement'),
        steps.act('signContract'),
        steps.act('repay'),
      ],
      after: [
        {
          id: 'execute',
          label: t`重新提交资金方`,
          offered: isSeenAtLender,
          start: ({ id, version, lenderName: lender }) => ({ perform: () => execute.run({ id, version }), done: t`已重新提交${lender}` }),
        },
      ],
    },
    refresh,
  );
}

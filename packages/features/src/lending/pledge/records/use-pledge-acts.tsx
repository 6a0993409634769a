import { contract, type PledgeId, type PledgeRow } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { useLingui } from '@lingui/react/macro';
import { offers, useApplicantActs, useSteps } from '../../funding/index.ts';
import { useRowActs, type ListAct } from '../../../platform/lists/index.ts';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import { PledgeStep, type PledgeStepName } from '../steps/pledge-step.tsx';

/** What whoever pledges may still do with it. Render `dialogs` once. */
export function usePledgeActs(refresh: () => void) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const withdraw = useAction(contract.pledge.withdraw);
  const remove = useAction(contract.pledge.remove);
  const remind = useAction(contract.pledge.remind);
  const releaseApply = useAction(contract.pledge.releaseApply);
  const steps = useSteps<PledgeStepName, PledgeId>((step, end) => <PledgeStep {...step} {...end} />, refresh);

  const mayReview = place('pledge.review') !== undefined;
  const step = (id: PledgeStepName, label: string): ListAct<PledgeRow> => ({
    id,
    label,
    offered: offers(id),
    start: (row) => steps.start(id, row),
  });
  /** Who reads why it is withdrawn: whoever has it. */
  const readerOf = ({ state, guarantor, lenderName }: PledgeRow): string => {
    if (state === 'awaitingReview') return t`本企业人员`;
    return state === 'awaitingGuarantor' || state === 'awaitingGuarantorSignature' ? (guarantor?.name ?? lenderName) : lenderName;
  };

  const applicant = useApplicantActs<PledgeRow>({
    form: 'pledge.apply',
    facts: ({ applicationNumber, lenderName: lender }) => t`${applicationNumber}，向${lender}质押贷款`,
    withdraw: {
      title: t`撤回质押申请`,
      consequence: t`撤回后申请终止，凭证解除占用，占用的发票和额度释放；可以换机构重新申请。`,
      reader: readerOf,
      send: ({ id, version }, given) => withdraw.run({ id, version, ...given }),
      done: t`质押申请已撤回`,
    },
    remove: {
      title: t`删除退回的质押申请`,
      consequence: t`删除后不能恢复，凭证仍在您名下。`,
      send: ({ id, version }) => remove.run({ id, version }),
    },
    remind: ({ id }) => remind.run({ id }),
  });
  const acts = useRowActs<PledgeRow>(
    [
      applicant.edit,
      {
        id: 'review',
        label: t`复核`,
        offered: (row) => mayReview && offers('pass', 'return', 'repayAuthorise', 'repayReturn', 'releaseConfirm', 'releaseReturn')(row),
        start: ({ id }) => goTo('pledge.review', { id }),
      },
      step('supplement', t`补件`),
      step('payFee', t`缴纳担保费`),
      step('repay', t`还款`),
      {
        id: 'releaseApply',
        label: t`申请解质`,
        offered: offers('releaseApply'),
        start: (row) => ({
          ask: {
            ...applicant.about(row),
            title: t`申请解质`,
            consequence: t`贷款已还清。申请由本企业审核岗复核后，由登记方注销登记，凭证恢复可转让、可融资。`,
            confirmLabel: t`申请解质`,
            needsNetwork: true,
          },
          perform: () => releaseApply.run({ id: row.id, version: row.version }),
          done: t`解质申请已提交，等待审核岗复核`,
        }),
      },
      applicant.withdraw,
      applicant.remind,
      applicant.copyToLender,
      applicant.remove,
    ],
    refresh,
  );

  return {
    verbs: acts.verbs,
    dialogs: (
      <>
        {acts.dialogs}
        {steps.dialog}
      </>
    ),
  };
}

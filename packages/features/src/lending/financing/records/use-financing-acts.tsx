import { contract, type FinancingDetail, type FinancingId, type FinancingRow } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { useLingui } from '@lingui/react/macro';
import { offers, useApplicantActs, useSteps } from '../../funding/index.ts';
import { useRowActs, type ListAct, type Verb } from '../../../platform/lists/index.ts';
import { useGoTo } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { AgreeingDialog, type AgreeingStep } from '../agreeing/agreeing-dialog.tsx';

/** What the holder may still do with a financing: with a row, and with one whose detail is known. Render `dialogs` once. */
export function useFinancingActs(refresh: () => void) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const withdraw = useAction(contract.financing.withdraw);
  const remove = useAction(contract.financing.remove);
  const remind = useAction(contract.financing.remind);
  const execute = useAction(contract.financing.execute);
  const mayMake = usePermission('financing.make');
  const agreeing = useSteps<AgreeingStep, FinancingId>((step, end) => <AgreeingDialog {...step} {...end} />, refresh);

  const handedOver = ({ state }: FinancingRow) => state !== 'awaitingReview';

  const applicant = useApplicantActs<FinancingRow>({
    form: 'financing.apply',
    facts: ({ applicationNumber, lenderName: lender }) => t`${applicationNumber}，向${lender}融资`,
    withdraw: {
      title: t`撤回融资申请`,
      consequence: t`撤回后申请终止，凭证金额回到正常持有，占用的发票和额度释放；可以换机构重新申请。`,
      reader: (row) => (handedOver(row) ? row.lenderName : t`本企业人员`),
      send: ({ id, version }, given) => withdraw.run({ id, version, ...given }),
      done: t`融资申请已撤回`,
    },
    remove: {
      title: t`删除退回的融资申请`,
      consequence: t`删除后不能恢复，凭证金额仍在您名下。`,
      send: ({ id, version }) => remove.run({ id, version }),
    },
    remind: ({ id }) => remind.run({ id }),
  });
  const acts: readonly ListAct<FinancingRow>[] = [
    applicant.edit,
    {
      id: 'review',
      label: t`复核`,
      offered: offers('pass', 'return', 'contractConfirm', 'contractReturn', 'repayAuthorise', 'repayReturn'),
      start: ({ id }) => goTo('financing.records', { view: 'review', id }),
    },
    { id: 'supplement', label: t`补件`, offered: offers('supplement'), start: (row) => agreeing.start('supplement', row) },
    { id: 'signContract', label: t`签约`, offered: offers('signContract'), start: (row) => agreeing.start('signContract', row) },
    { id: 'repay', label: t`还款`, offered: offers('repay'), start: (row) => agreeing.start('repay', row) },
    applicant.withdraw,
    applicant.remind,
    applicant.copyToLender,
    applicant.remove,
  ];
  const again: ListAct<FinancingRow> = {
    id: 'execute',
    label: t`重新提交资金方`,
    offered: ({ state, part }) => mayMake && part === 'own' && state === 'awaitingAcceptance',
    start: ({ id, version, lenderName: lender }) => ({ perform: () => execute.run({ id, version }), done: t`已重新提交${lender}` }),
  };
  const ofRow = useRowActs<FinancingRow>([...acts, again], refresh);

  /** What a row offers; handing over again is for whoever has looked at it. */
  const verbs = (row: FinancingRow): readonly Verb[] => ofRow.verbs(row).filter(({ id }) => id !== again.id);
  /** What a financing offers whose detail is in view: also what its lender asks for besides. */
  const verbsInView = (financing: FinancingDetail): readonly Verb[] => {
    const { furtherStep, state, part } = financing;
    const asked = mayMake && part === 'own' && state === 'awaitingAcceptance' && furtherStep?.done === false;
    return [
      ...(asked ? [{ id: 'furtherStep', label: t`资金方补充步骤`, run: () => agreeing.start('furtherStep', financing) }] : []),
      ...ofRow.verbs(financing),
    ];
  };
  return {
    verbs,
    verbsInView,
    dialogs: (
      <>
        {ofRow.dialogs}
        {agreeing.dialog}
      </>
    ),
  };
}

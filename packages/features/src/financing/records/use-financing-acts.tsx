import { contract, type FinancingDetail, type FinancingRow } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney, type Act } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useRowActs, type ListAct, type Verb } from '../../lists/index.ts';
import { useGoTo, usePlace } from '../../navigation/index.ts';
import { usePermission } from '../../permission/index.ts';
import { useNextActors } from '../../terms/index.ts';
import { useAgreeing } from '../agreeing/use-agreeing.tsx';

/** What the holder may still do with a financing: with a row, and with one whose detail is known. Render `dialogs` once. */
export function useFinancingActs(refresh: () => void) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const withdraw = useAction(contract.financing.withdraw);
  const remove = useAction(contract.financing.remove);
  const remind = useAction(contract.financing.remind);
  const execute = useAction(contract.financing.execute);
  const mayMake = usePermission('financing.make');
  const nextActors = useNextActors();
  const agreeing = useAgreeing(refresh);

  const about = ({ amount, applicationNumber, lenderName: lender }: FinancingRow) => ({
    amount: `¥ ${formatMoney(amount)}`,
    facts: t`${applicationNumber}，向${lender}融资`,
  });
  const offers =
    (...acts: readonly Act[]) =>
    (row: FinancingRow) =>
      acts.some((act) => row.acts.includes(act));
  const mayApply = place('financing.apply') !== undefined;
  const handedOver = ({ state }: FinancingRow) => state !== 'awaitingReview';

  const acts: readonly ListAct<FinancingRow>[] = [
    {
      id: 'edit',
      label: t`修改`,
      offered: (row) => mayApply && offers('edit')(row),
      start: ({ id }) => goTo('financing.apply', { resubmit: id }),
    },
    {
      id: 'review',
      label: t`复核`,
      offered: offers('pass', 'return', 'contractConfirm', 'contractReturn'),
      start: ({ id }) => goTo('financing.records', { view: 'review', id }),
    },
    { id: 'supplement', label: t`补件`, offered: offers('supplement'), start: (row) => agreeing.start('supplement', row) },
    { id: 'signContract', label: t`签约`, offered: offers('signContract'), start: (row) => agreeing.start('signContract', row) },
    {
      id: 'withdraw',
      label: t`撤回`,
      offered: offers('withdraw'),
      start: (row) => ({
        ask: {
          ...about(row),
          title: t`撤回融资申请`,
          consequence: t`撤回后申请终止，凭证金额回到正常持有，占用的发票和额度释放；可以换机构重新申请。`,
          confirmLabel: t`撤回`,
          reason: { required: false, reader: handedOver(row) ? row.lenderName : t`本企业人员` },
        },
        perform: (reason) => withdraw.run({ id: row.id, version: row.version, ...(reason === '' ? {} : { reason }) }),
        done: t`融资申请已撤回`,
      }),
    },
    {
      id: 'remind',
      label: t`催办`,
      offered: offers('remind'),
      start: ({ id, applicationNumber, waitingFor }) => ({
        perform: () => remind.run({ id }),
        done: t`已就 ${applicationNumber} 催办${{ next: nextActors(waitingFor) }}`,
      }),
    },
    {
      id: 'copyToLender',
      label: t`换机构申请`,
      offered: (row) => mayApply && offers('copyToLender')(row),
      start: ({ id }) => goTo('financing.apply', { copy: id }),
    },
    {
      id: 'delete',
      label: t`删除`,
      offered: offers('delete'),
      start: (row) => ({
        ask: {
          ...about(row),
          title: t`删除退回的融资申请`,
          consequence: t`删除后不能恢复，凭证金额仍在您名下。`,
          confirmLabel: t`删除`,
          danger: true,
          needsNetwork: true,
        },
        perform: () => remove.run({ id: row.id, version: row.version }),
        done: t`已删除`,
      }),
    },
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

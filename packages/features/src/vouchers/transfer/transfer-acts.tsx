import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useRowActs } from '../../platform/lists/index.ts';
import { useGoTo, usePlace } from '../../platform/navigation/index.ts';
import { useReminded } from '../../applications/application/index.ts';
import { useNextActor, TO_REVIEW } from '../../platform/terms/index.ts';

export type TransferRow = ResponseOf<typeof contract.transfer.listOutgoing>['list'][number];

/** Acts of the sender, with results shown at the row. */
export function useTransferActs(refresh: () => void) {
  const { t, i18n } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const withdraw = useAction(contract.transfer.withdraw);
  const remove = useAction(contract.transfer.remove);
  const remind = useAction(contract.transfer.remind);

  const nextActor = useNextActor();
  const reminded = useReminded();
  const about = ({ amount, transferNumber, recipient: { name: to } }: TransferRow) => ({
    amount: `¥ ${formatMoney(amount)}`,
    facts: t`${transferNumber}，转给 ${to}`,
  });

  return useRowActs<TransferRow>(
    [
      {
        id: 'edit',
        isMain: true,
        label: t`修改`,
        offered: ({ acts }) => acts.includes('edit') && place('transfer.apply') !== undefined,
        start: ({ id }) => goTo('transfer.apply', { resubmit: id }),
      },
      {
        id: 'review',
        isMain: true,
        label: i18n._(TO_REVIEW),
        offered: ({ acts }) => (acts.includes('pass') || acts.includes('withdrawApprove')) && place('transfer.review') !== undefined,
        start: ({ id }) => goTo('transfer.review', { id }),
      },
      {
        id: 'withdraw',
        label: t`撤回`,
        offered: ({ acts }) => acts.includes('withdraw'),
        start: (row) => ({
          ask: {
            ...about(row),
            title: t`撤回转让`,
            consequence: t`撤回后这笔金额回到正常持有。`,
            confirmLabel: t`撤回`,
            reason: { required: false, reader: t`本企业人员` },
          },
          perform: (reason) => withdraw.run({ id: row.id, version: row.version, ...(reason === '' ? {} : { reason }) }),
          done: t`转让已撤回`,
        }),
      },
      {
        id: 'withdrawApply',
        label: t`申请撤回`,
        offered: ({ acts }) => acts.includes('withdrawApply'),
        start: (row) => ({
          ask: {
            ...about(row),
            title: t`申请撤回转让`,
            consequence: t`提交后由审核岗复核，期间${{ recipient: row.recipient.name }}不能签收；同意后这笔金额回到正常持有。`,
            confirmLabel: t`提交申请`,
            reason: { required: true, reader: row.recipient.name },
          },
          perform: (reason) => withdraw.run({ id: row.id, version: row.version, reason }),
          done: t`撤回申请已提交，等待复核`,
        }),
      },
      {
        id: 'remind',
        label: t`催办`,
        offered: ({ acts }) => acts.includes('remind'),
        blocked: reminded,
        start: ({ id, transferNumber, waitingFor }) => ({
          perform: () => remind.run({ id }),
          done: t`已就 ${transferNumber} 催办${{ next: waitingFor ? nextActor(waitingFor) : '' }}`,
        }),
      },
      {
        id: 'delete',
        label: t`删除`,
        offered: ({ acts }) => acts.includes('delete'),
        start: (row) => ({
          ask: {
            ...about(row),
            title: t`删除退回的转让`,
            consequence: t`删除后不能恢复，凭证金额仍在您名下。`,
            confirmLabel: t`删除`,
            danger: true,
            needsNetwork: true,
          },
          perform: () => remove.run({ id: row.id, version: row.version }),
          done: t`已删除`,
        }),
      },
    ],
    refresh,
  );
}

export type TransferActs = ReturnType<typeof useTransferActs>;

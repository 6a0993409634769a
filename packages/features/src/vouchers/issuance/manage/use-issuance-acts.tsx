import { contract, IssuanceDraftForm, IssuanceForm } from '@lianxin/api/contract';
import { useAction, useClient } from '@lianxin/api/react';
import { formatMoney, type Act } from '@lianxin/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { useRowActs, type ListAct } from '../../../platform/lists/index.ts';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import { useReminded } from '../../../applications/application/index.ts';
import { ACT_TERMS, useNextActor } from '../../../platform/terms/index.ts';
import type { IssuanceRow } from './manage-columns.tsx';

/** The form if it is complete. */
const wholeForm = (form: IssuanceDraftForm): IssuanceForm | undefined => {
  const written = z.safeEncode(IssuanceDraftForm, form);
  const read = written.success ? z.safeParse(IssuanceForm, written.data) : undefined;
  return read?.success ? read.data : undefined;
};

export interface IssuanceActsOptions {
  /** Shows the resulting vouchers. */
  readonly onTree: (row: IssuanceRow) => void;
  /** Reloads the list. */
  readonly refresh: () => void;
}

/** Acts on rows of the issuer's list; others belong to the reviewer and the recipient. */
export function useIssuanceActs({ onTree, refresh }: IssuanceActsOptions) {
  const { t, i18n } = useLingui();
  const client = useClient();
  const goTo = useGoTo();
  const place = usePlace();
  const cancel = useAction(contract.issuance.cancel);
  const remove = useAction(contract.issuance.deleteDraft);
  const apply = useAction(contract.issuance.apply);
  const remind = useAction(contract.issuance.remind);

  const nextActor = useNextActor();
  const reminded = useReminded();
  const toForm = ({ id }: IssuanceRow) => {
    if (place('issuance.issue') !== undefined) goTo('issuance.issue', { id });
  };
  const about = (row: IssuanceRow) => {
    const recipient = row.recipient?.name ?? t`未选接收方`;
    const due = row.dueOn === null ? t`到期日未填` : t`${{ dueOn: row.dueOn }} 到期`;
    return {
      ...(row.amount === null ? {} : { amount: `¥ ${formatMoney(row.amount)}` }),
      facts: (
        <Trans>
          开给 {recipient}，{due}
        </Trans>
      ),
    };
  };
  const act = (id: Act, start: ListAct<IssuanceRow>['start']): ListAct<IssuanceRow> => ({
    id,
    isMain: id === 'edit' || id === 'submit',
    label: i18n._(ACT_TERMS[id]),
    offered: ({ acts }) => acts.includes(id),
    start,
  });

  return useRowActs<IssuanceRow>(
    [
      act('edit', toForm),
      act('submit', async (row) => {
        const { id, version, applicationNumber } = row;
        const form = wholeForm((await client.call(contract.issuance.get, { id }, { quiet: true })).form);
        if (!form) {
          toForm(row);
          return undefined;
        }
        return {
          ask: {
            ...about(row),
            title: t`提交 ${applicationNumber}`,
            consequence: t`提交后即占用额度和所选发票，交本企业审核岗复核；复核前可以撤回。`,
            confirmLabel: t`提交复核`,
            needsNetwork: true,
          },
          perform: () => apply.run({ id, version, form }),
          done: t`${applicationNumber} 已提交复核`,
        };
      }),
      act('withdraw', (row) => {
        const { id, version, applicationNumber } = row;
        return {
          ask: {
            ...about(row),
            title: t`撤回 ${applicationNumber}`,
            consequence: t`撤回后申请终止，占用的额度和发票释放；可以复制开立重新申请。`,
            confirmLabel: t`撤回`,
            reason: { required: false, reader: t`本企业人员` },
          },
          perform: (reason) => cancel.run({ id, version, act: 'withdraw', ...(reason === '' ? {} : { reason }) }),
          done: t`${applicationNumber} 已撤回`,
        };
      }),
      {
        ...act('remind', ({ id, applicationNumber, waitingFor }) => ({
          perform: () => remind.run({ id }),
          done: t`已就 ${applicationNumber} 催办${{ next: waitingFor ? nextActor(waitingFor) : '' }}`,
        })),
        blocked: reminded,
      },
      act('voidApply', (row) => {
        const { id, version } = row;
        const number = row.voucherNumber ?? row.applicationNumber;
        return {
          ask: {
            ...about(row),
            title: t`申请作废 ${number}`,
            consequence: t`交本企业审核岗复核；同意后凭证作废、额度释放，接收方不能再签收。复核期间接收方暂不能签收。`,
            confirmLabel: t`申请作废`,
            danger: true,
            reason: { required: true, reader: t`本企业审核岗和${{ recipient: row.recipient?.name ?? '' }}` },
            suggestions: [t`接收方信息有误`, t`金额或到期日有误`, t`贸易已取消`],
          },
          perform: (reason) => cancel.run({ id, version, act: 'void', reason }),
          done: t`${number} 的作废申请已提交复核`,
        };
      }),
      act('tree', onTree),
      act('copy', ({ id }) => goTo('issuance.issue', { copy: id })),
      act('delete', (row) => {
        const { id, version, applicationNumber } = row;
        return {
          ask: {
            ...about(row),
            title: t`删除 ${applicationNumber}`,
            consequence: t`删除后不能恢复。`,
            confirmLabel: t`删除`,
            danger: true,
            needsNetwork: true,
          },
          perform: () => remove.run({ id, version }),
          done: t`${applicationNumber} 已删除`,
        };
      }),
    ],
    refresh,
  );
}

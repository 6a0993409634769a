import { ApiError } from '@lianxin/api/client';
import { contract, IssuanceDraftForm, IssuanceForm } from '@lianxin/api/contract';
import { useAction, useClient } from '@lianxin/api/react';
import { formatMoney, type Act } from '@lianxin/domain';
import { AlertDialog } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { ReasonDialog } from '../../acting/index.ts';
import { useGoTo, usePlace } from '../../navigation/index.ts';
import { DURATION_MS, noticeOf, useNotices } from '../../notices/index.ts';
import type { IssuanceRow } from './manage-columns.tsx';

/** The acts of the register's rows that it does itself; others belong to the reviewer and the recipient. */
const OFFERED = ['edit', 'submit', 'withdraw', 'remind', 'voidApply', 'tree', 'copy', 'delete'] as const satisfies readonly Act[];
export type IssuanceAct = (typeof OFFERED)[number];

export const offeredActs = (row: Pick<IssuanceRow, 'acts'>): readonly IssuanceAct[] => OFFERED.filter((act) => row.acts.includes(act));

type Asked = { readonly row: IssuanceRow } & (
  | { readonly act: 'withdraw' | 'voidApply' | 'delete' }
  | { readonly act: 'submit'; readonly form: IssuanceForm }
);

/** A kept form with nothing left open, or nothing where something is. */
const wholeForm = (form: IssuanceDraftForm): IssuanceForm | undefined => {
  const written = z.safeEncode(IssuanceDraftForm, form);
  const read = written.success ? z.safeParse(IssuanceForm, written.data) : undefined;
  return read?.success ? read.data : undefined;
};

/** Does what a row offers: at once, or after the dialog that names amount, recipient and consequence. Render `dialogs` once. */
export function useIssuanceActs({ onTree }: { readonly onTree: (row: IssuanceRow) => void }): {
  readonly start: (act: IssuanceAct, row: IssuanceRow) => void;
  readonly dialogs: ReactNode;
} {
  const { t, i18n } = useLingui();
  const client = useClient();
  const goTo = useGoTo();
  const place = usePlace();
  const { show } = useNotices();
  const cancel = useAction(contract.issuance.cancel);
  const remove = useAction(contract.issuance.deleteDraft);
  const apply = useAction(contract.issuance.apply);
  const remind = useAction(contract.issuance.remind);
  const [asked, setAsked] = useState<Asked>();
  const done = (text: string) => {
    setAsked(undefined);
    show({ tone: 'positive', text, durationMs: DURATION_MS.success });
  };
  const form = (row: IssuanceRow) => place('issuance.issue') && goTo('issuance.issue', { id: row.id });

  async function askSubmit(row: IssuanceRow): Promise<void> {
    const kept = await client.call(contract.issuance.get, { id: row.id }, { quiet: true }).catch((caught: unknown) => {
      if (!(caught instanceof ApiError)) throw caught;
      show(noticeOf(caught, i18n));
    });
    if (kept === undefined) return;
    const whole = wholeForm(kept.form);
    if (whole) setAsked({ act: 'submit', row, form: whole });
    else form(row);
  }

  function start(act: IssuanceAct, row: IssuanceRow): void {
    const { applicationNumber } = row;
    switch (act) {
      case 'edit':
        form(row);
        break;
      case 'submit':
        void askSubmit(row);
        break;
      case 'copy':
        goTo('issuance.issue', { copy: row.id });
        break;
      case 'tree':
        onTree(row);
        break;
      case 'remind':
        void remind.run({ id: row.id }).then((result) => result.ok && done(t`已就 ${applicationNumber} 催办，对方会收到消息`));
        break;
      case 'withdraw':
      case 'voidApply':
      case 'delete':
        setAsked({ act, row });
    }
  }

  if (!asked) return { start, dialogs: null };
  const { row } = asked;
  const { applicationNumber, id, version } = row;
  const number = row.voucherNumber ?? applicationNumber;
  const recipient = row.recipient?.name ?? t`未选接收方`;
  const dueOn = row.dueOn ?? t`到期日未填`;
  const shared = {
    open: true,
    onOpenChange: () => setAsked(undefined),
    ...(row.amount === null ? {} : { amount: `¥ ${formatMoney(row.amount)}` }),
    facts: (
      <Trans>
        开给 {recipient}，{dueOn}
      </Trans>
    ),
  };
  switch (asked.act) {
    case 'submit':
      return {
        start,
        dialogs: (
          <AlertDialog
            {...shared}
            needsNetwork
            title={t`提交 ${applicationNumber}`}
            consequence={t`提交后即占用额度和所选发票，交本企业审核岗复核；复核前可以撤回。`}
            confirmLabel={t`提交复核`}
            busy={apply.busy}
            onConfirm={() =>
              void apply
                .run({ id, version, form: asked.form })
                .then((result) => (result.ok ? done(t`${applicationNumber} 已提交复核`) : setAsked(undefined)))
            }
          />
        ),
      };
    case 'delete':
      return {
        start,
        dialogs: (
          <AlertDialog
            {...shared}
            needsNetwork
            danger
            title={t`删除 ${applicationNumber}`}
            consequence={t`删除后不能恢复。`}
            confirmLabel={t`删除`}
            busy={remove.busy}
            onConfirm={() =>
              void remove.run({ id, version }).then((result) => (result.ok ? done(t`${applicationNumber} 已删除`) : setAsked(undefined)))
            }
          />
        ),
      };
    case 'withdraw':
      return {
        start,
        dialogs: (
          <ReasonDialog
            {...shared}
            title={t`撤回 ${applicationNumber}`}
            consequence={t`撤回后申请终止，占用的额度和发票释放；可以复制开立重新申请。`}
            confirmLabel={t`撤回`}
            reasonRequired={false}
            busy={cancel.busy}
            onConfirm={(reason) =>
              void cancel
                .run({ id, version, act: 'withdraw', ...(reason === '' ? {} : { reason }) })
                .then((result) => (result.ok ? done(t`${applicationNumber} 已撤回`) : setAsked(undefined)))
            }
          />
        ),
      };
    case 'voidApply':
      return {
        start,
        dialogs: (
          <ReasonDialog
            {...shared}
            danger
            title={t`申请作废 ${number}`}
            consequence={t`交本企业审核岗复核；同意后凭证作废、额度释放，接收方不能再签收。复核期间对方暂不能签收。`}
            confirmLabel={t`申请作废`}
            suggestions={[t`接收方信息有误`, t`金额或到期日有误`, t`贸易已取消`]}
            busy={cancel.busy}
            onConfirm={(reason) =>
              void cancel
                .run({ id, version, act: 'void', reason })
                .then((result) => (result.ok ? done(t`${number} 的作废申请已提交复核`) : setAsked(undefined)))
            }
          />
        ),
      };
  }
}

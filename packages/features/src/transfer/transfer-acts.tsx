import { isOvertaken, type ApiError } from '@lianxin/api/client';
import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { AlertDialog } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ReasonDialog } from '../acting/index.ts';
import { RowActs, type Verb } from '../lists/index.ts';
import { useGoTo, usePlace } from '../navigation/index.ts';
import { DURATION_MS, useNotices } from '../notices/index.ts';

export type TransferRow = ResponseOf<typeof contract.transfer.listOutgoing>['list'][number];

type Asking = { readonly act: 'withdraw' | 'delete'; readonly row: TransferRow };

/** What a transfer's sender may still do with it; each answer is shown where the row is. */
export function useTransferActs(onDone: () => void) {
  const { t } = useLingui();
  const { show } = useNotices();
  const [asking, setAsking] = useState<Asking>();
  const withdraw = useAction(contract.transfer.withdraw);
  const remove = useAction(contract.transfer.remove);
  const remind = useAction(contract.transfer.remind);
  const done = (text: string) => {
    setAsking(undefined);
    show({ tone: 'positive', text, durationMs: DURATION_MS.success });
    onDone();
  };
  /** Someone else was faster: the notice has said so; the list shows how it stands now. */
  const handled = (error: ApiError) => {
    if (!isOvertaken(error)) return;
    setAsking(undefined);
    onDone();
  };
  async function withdrawNow({ id, version }: TransferRow, reason: string): Promise<void> {
    const result = await withdraw.run({ id, version, ...(reason === '' ? {} : { reason }) });
    if (result.ok) done(t`转让已撤回`);
    else handled(result.error);
  }
  async function removeNow({ id, version }: TransferRow): Promise<void> {
    const result = await remove.run({ id, version });
    if (result.ok) done(t`已删除`);
    else handled(result.error);
  }
  async function remindNow({ id, waitingFor, recipient }: TransferRow): Promise<void> {
    const name = waitingFor?.enterpriseName ?? recipient.name;
    if ((await remind.run({ id })).ok) done(t`已提醒 ${name}`);
  }
  const row = asking?.row;
  const { transferNumber = '', recipient } = row ?? {};
  const to = recipient?.name ?? '';
  const facts = t`${transferNumber}，转给 ${to}`;

  const dialogs = row && (
    <>
      <ReasonDialog
        open={asking.act === 'withdraw'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={t`撤回转让`}
        amount={`¥ ${formatMoney(row.amount)}`}
        facts={facts}
        consequence={t`撤回后这笔金额回到正常持有，对方不能再签收。`}
        confirmLabel={t`撤回`}
        reasonRequired={false}
        busy={withdraw.busy}
        onConfirm={(reason) => void withdrawNow(row, reason)}
      />
      <AlertDialog
        open={asking.act === 'delete'}
        needsNetwork
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={t`删除退回的转让`}
        amount={`¥ ${formatMoney(row.amount)}`}
        facts={facts}
        consequence={t`删除后不能恢复，凭证金额仍在您名下。`}
        confirmLabel={t`删除`}
        danger
        busy={remove.busy}
        onConfirm={() => void removeNow(row)}
      />
    </>
  );

  return {
    dialogs,
    ask: setAsking,
    remind: (one: TransferRow) => void remindNow(one),
  };
}

export interface TransferActsProps {
  readonly row: TransferRow;
  readonly acts: ReturnType<typeof useTransferActs>;
  /** Shows the transfer; none: it is in sight. */
  readonly onOpen?: () => void;
}

/** The verbs of a row, for those the server allows. */
export function TransferActs({ row, acts, onOpen }: TransferActsProps) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const may = new Set(row.acts);
  const mayReview = (may.has('pass') || may.has('return')) && place('transfer.review') !== undefined;
  const verbs: readonly Verb[] = [
    ...(may.has('edit') && place('transfer.apply') !== undefined
      ? [{ id: 'edit', label: t`修改`, run: () => goTo('transfer.apply', { resubmit: row.id }) }]
      : []),
    ...(mayReview ? [{ id: 'review', label: t`复核`, run: () => goTo('transfer.review', { id: row.id }) }] : []),
    ...(may.has('withdraw') ? [{ id: 'withdraw', label: t`撤回`, run: () => acts.ask({ act: 'withdraw', row }) }] : []),
    ...(may.has('remind') ? [{ id: 'remind', label: t`催办`, run: () => acts.remind(row) }] : []),
    ...(may.has('delete') ? [{ id: 'delete', label: t`删除`, run: () => acts.ask({ act: 'delete', row }) }] : []),
    ...(onOpen ? [{ id: 'view', label: t`详情`, run: onOpen }] : []),
  ];
  return <RowActs name={row.transferNumber} verbs={verbs} />;
}

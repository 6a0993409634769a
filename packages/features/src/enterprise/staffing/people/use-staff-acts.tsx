import { isOvertaken, isRefusal, type ApiError } from '@lianxin/api/client';
import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { AlertDialog } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DURATION_MS, useNotices } from '../../../platform/notices/index.ts';
import { ROLE_TERMS } from '../../../platform/terms/index.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import type { StaffMember } from './staff-terms.ts';

export type StaffAct = 'changeRole' | 'resetPassword' | 'freeze' | 'unfreeze' | 'handOver';

interface OpenConfirmation {
  readonly act: StaffAct;
  readonly row: StaffMember;
}

/** Acts of an administrator on a position, each with a confirmation. */
export function useStaffActs(onDone: () => void) {
  const { t, i18n } = useLingui();
  const { show } = useNotices();
  const [asking, setAsking] = useState<OpenConfirmation>();
  const changeRole = useAction(contract.staff.changeRole);
  const resetPassword = useAction(contract.staff.resetPassword);
  const freeze = useAction(contract.staff.freeze);
  const unfreeze = useAction(contract.staff.unfreeze);
  const close = () => setAsking(undefined);
  const done = (text: string) => {
    close();
    show({ tone: 'positive', text, durationMs: DURATION_MS.success });
    onDone();
  };
  /** The notice gave the reason; unfinished work leads to handing it over, and a conflict reloads. */
  const refused = (row: StaffMember, error: ApiError) => {
    if (isRefusal(error, 'STAFF_OPEN_ITEMS')) setAsking({ act: 'handOver', row });
    else if (isOvertaken(error)) {
      close();
      onDone();
    }
  };

  async function perform({ act, row }: OpenConfirmation): Promise<void> {
    const { userId, version, displayName: name } = row;
    const other = row.role === 'operator' ? 'reviewer' : 'operator';
    const position = i18n._(ROLE_TERMS[other]);
    const [result, text] =
      act === 'changeRole'
        ? [await changeRole.run({ userId, version, role: other }), t`${name}已转为${position}`]
        : act === 'resetPassword'
          ? [await resetPassword.run({ userId, version }), t`已重置，短信已发给${name}`]
          : act === 'freeze'
            ? [await freeze.run({ userId, version }), t`${name}的岗位已冻结`]
            : [await unfreeze.run({ userId, version }), t`${name}的岗位已恢复`];
    if (result.ok) done(text);
    else refused(row, result.error);
  }

  const words = ({ act, row }: OpenConfirmation) => {
    const name = row.displayName;
    const position = i18n._(ROLE_TERMS[row.role === 'operator' ? 'reviewer' : 'operator']);
    switch (act) {
      case 'changeRole':
        return {
          title: t`将${name}转为${position}`,
          consequence: t`对方须重新登录，此后按新岗位办理；本人经手的业务仍不能由本人复核。`,
          confirmLabel: t`转为${position}`,
        };
      case 'resetPassword':
        return {
          title: t`重置${name}的登录密码`,
          consequence: t`原密码立即失效，所有登录退出；系统发短信请对方凭手机验证码自行设置新密码，其他人不会知道。`,
          confirmLabel: t`重置密码`,
        };
      case 'freeze':
        return {
          title: t`冻结${name}的岗位`,
          consequence: t`对方在本企业的登录立即退出，恢复之前不能再登录本企业。`,
          confirmLabel: t`冻结`,
          danger: true,
        };
      default:
        return { title: t`恢复${name}的岗位`, consequence: t`对方可以再次登录，按原岗位办理业务。`, confirmLabel: t`恢复` };
    }
  };

  const dialogs = asking && (
    <>
      {asking.act === 'handOver' ? (
        <HandOverDialog from={asking.row} onClose={close} onDone={done} />
      ) : (
        <AlertDialog
          open
          onOpenChange={(open) => !open && close()}
          {...words(asking)}
          facts={`${i18n._(ROLE_TERMS[asking.row.role])} · ${asking.row.mobile}`}
          busy={changeRole.busy || resetPassword.busy || freeze.busy || unfreeze.busy}
          onConfirm={() => void perform(asking)}
        />
      )}
    </>
  );
  return { dialogs, ask: (act: StaffAct, row: StaffMember) => setAsking({ act, row }) };
}

export type StaffActing = ReturnType<typeof useStaffActs>;

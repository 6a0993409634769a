import { contract } from '@lianxin/api/contract';
import { useAction, useClient } from '@lianxin/api/react';
import { DEFAULT_WORDS, DURATION_MS, useNotices } from '../../../platform/notices/index.ts';
import { useGoToSignIn } from '../../../platform/navigation/index.ts';
import { useSession, type Viewer } from '../../../platform/session/index.ts';
import { forgetTabs, TABS_SETTING, tabsToKeep } from '../../../platform/tabs/index.ts';
import { AlertDialog } from '@lianxin/ui';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

/** Delay before going to sign-in, whether or not the call succeeds (specification §4). */
const AFTER_SUCCESS_MS = 500;
const AFTER_FAILURE_MS = 1000;

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface SignOutQuestionProps {
  readonly viewer: Viewer;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** 退出登录确认: what is kept, and signing out. */
export function SignOutQuestion({ viewer, open, onOpenChange }: SignOutQuestionProps) {
  const { i18n } = useLingui();
  const client = useClient();
  const session = useSession();
  const goToSignIn = useGoToSignIn();
  const { show } = useNotices();
  const { run: saveSettings } = useAction(contract.account.saveSettings, { quiet: true, background: true });
  const [busy, setBusy] = useState(false);

  const leave = async () => {
    setBusy(true);
    await saveSettings({ changes: { [TABS_SETTING]: tabsToKeep(viewer.userId) } });
    try {
      await session.signOut();
      await delay(AFTER_SUCCESS_MS);
    } catch {
      // The page may be closing: a beacon is sent even then (safety.md 25).
      navigator.sendBeacon?.(client.urlOf(contract.account.logout), new Blob(['{}'], { type: 'application/json' }));
      show({ tone: 'critical', text: i18n._(DEFAULT_WORDS.signOut), durationMs: DURATION_MS.http });
      await delay(AFTER_FAILURE_MS);
    }
    forgetTabs(viewer.userId);
    // In one step, so that the entrance sees a visitor who asked for sign-in.
    goToSignIn();
    session.forget();
  };

  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={<Trans>退出登录确认</Trans>}
      facts={
        <>
          {viewer.displayName}　{viewer.enterpriseName}
        </>
      }
      consequence={<Trans>已打开的页面和您的个人设置会保存，下次登录时恢复。</Trans>}
      confirmLabel={<Trans>退出登录</Trans>}
      busy={busy}
      onConfirm={() => void leave()}
    />
  );
}

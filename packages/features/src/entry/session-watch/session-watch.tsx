import { contract } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import { PASSWORD_PROFILES, shanghaiMinute } from '@lianxin/domain';
import { AlertDialog } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNotices } from '../../notices/index.ts';
import { useSafeguards } from '../../safeguards/index.ts';
import { useSession, viewerKey, type Viewer } from '../../session/index.ts';
import { useSessionTime } from './use-session-time.ts';

/** When one signed in before, and from where, stands as long as other news that matters (specification §9). */
const TOLD_MS = 20_000;

const minutesAndSeconds = (ms: number): string => {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Watches over the session of a signed-in person: warns before it ends, says when they signed in before, and that somebody has signed in since. */
export function SessionWatch() {
  const { state } = useSession();
  return state.status === 'signedIn' ? (
    <Watch key={viewerKey(state.viewer)} viewer={state.viewer} previous={state.fresh === true ? state.user : undefined} />
  ) : null;
}

interface WatchProps {
  readonly viewer: Viewer;
  /** The sign-in before this one, right after signing in. */
  readonly previous:
    | { readonly lastSignInAt: string | null; readonly lastSignInAddress?: string | undefined; readonly passwordDue?: boolean | undefined }
    | undefined;
}

function Watch({ viewer, previous }: WatchProps) {
  const { t } = useLingui();
  const { show } = useNotices();
  const { signOut, forget } = useSession();
  const client = useClient();
  const { leftMs, final, newerSignIn, keepAlive } = useSessionTime();
  const told = useRef<string>(undefined);

  const whenAndWhere = (at: string, address: string | undefined) => [shanghaiMinute(at), address].filter(Boolean).join(t`，地址 `);

  useEffect(() => {
    if (previous?.lastSignInAt == null || told.current === previous.lastSignInAt) return;
    told.current = previous.lastSignInAt;
    const place = whenAndWhere(previous.lastSignInAt, previous.lastSignInAddress);
    show({ tone: 'info', text: t`上次登录：${place}。不是您本人操作时，请立即修改密码。`, durationMs: TOLD_MS, id: 'last-sign-in' });
    // Told once for a sign-in, in the language of that moment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [previous]);

  const { passwordProfile } = useSafeguards();
  const days = previous?.passwordDue === true ? PASSWORD_PROFILES[passwordProfile].remindAfterDays : undefined;
  useEffect(() => {
    if (days !== undefined)
      show({
        tone: 'caution',
        text: t`您的密码已使用 ${days} 天以上，请尽快在右上角的个人菜单中修改。`,
        durationMs: TOLD_MS,
        id: 'password-due',
      });
    // As above.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [days]);

  useEffect(() => {
    if (newerSignIn === null || told.current === newerSignIn.at) return;
    told.current = newerSignIn.at;
    const place = whenAndWhere(newerSignIn.at, newerSignIn.address);
    const endOthers = async () => {
      const { ended } = await client.call(contract.session.endOthers, {});
      show({ tone: 'positive', text: t`已结束其他 ${ended} 处登录。`, durationMs: TOLD_MS, id: 'newer-sign-in' });
    };
    show({
      tone: 'caution',
      text: t`您的账号在别处登录：${place}。不是您本人操作时，请结束其他登录并修改密码。`,
      durationMs: Infinity,
      id: 'newer-sign-in',
      action: { label: t`结束其他登录`, onSelect: () => void endOthers().catch(() => undefined) },
    });
    // As above.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [newerSignIn]);

  const leave = async () => {
    await signOut().catch(() => undefined);
    forget();
  };

  const left = minutesAndSeconds(leftMs ?? 0);
  return (
    <AlertDialog
      open={leftMs !== undefined && leftMs > 0}
      onOpenChange={(open) => open || (final ? undefined : keepAlive())}
      title={final ? <Trans>本次登录即将到期</Trans> : <Trans>您还在吗</Trans>}
      amount={<span role="timer">{left}</span>}
      facts={viewer.enterpriseName}
      consequence={
        final ? (
          <Trans>登录满 12 小时须重新登录。未提交的内容会保留在本窗口，重新登录后继续。</Trans>
        ) : (
          <Trans>长时间没有操作，倒计时结束后须重新登录。未提交的内容会保留在本窗口。</Trans>
        )
      }
      cancelLabel={final ? <Trans>知道了</Trans> : <Trans>继续使用</Trans>}
      prefersCancel
      confirmLabel={<Trans>退出登录</Trans>}
      onConfirm={() => void leave()}
    />
  );
}

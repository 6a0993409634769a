import { contract } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import { PASSWORD_PROFILES } from '@lianxin/domain';
import { AlertDialog } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNotices } from '../../../platform/notices/index.ts';
import { useSafeguards } from '../../../platform/safeguards/index.ts';
import { useSession, viewerKey, type Viewer } from '../../../platform/session/index.ts';
import { LastSignIn, NewerSignIn } from './session-notices.tsx';
import { useSessionTime } from './use-session-time.ts';

/** Duration of the notices about signing in (specification §9). */
const NOTICE_MS = 20_000;
/** The last sign-in is news for a moment only; the list of sign-ins in the account keeps it. */
const LAST_SIGN_IN_MS = 8_000;

const minutesAndSeconds = (ms: number): string => {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Warns before a session ends, shows the last sign-in, and reports a newer one. */
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
  const { show } = useNotices();
  const { signOut, forget } = useSession();
  const client = useClient();
  const { leftMs, final, newerSignIn, keepAlive } = useSessionTime();
  const told = useRef<string>(undefined);

  useEffect(() => {
    const { lastSignInAt: at, lastSignInAddress: address } = previous ?? {};
    if (at == null || told.current === at) return;
    told.current = at;
    show({ tone: 'info', text: <LastSignIn at={at} address={address} />, durationMs: LAST_SIGN_IN_MS, id: 'last-sign-in' });
  }, [previous, show]);

  const { passwordProfile } = useSafeguards();
  const days = previous?.passwordDue === true ? PASSWORD_PROFILES[passwordProfile].remindAfterDays : undefined;
  useEffect(() => {
    if (days !== undefined)
      show({
        tone: 'caution',
        text: <Trans>您的密码已使用 {days} 天以上，请尽快在右上角的个人菜单中修改。</Trans>,
        durationMs: NOTICE_MS,
        id: 'password-due',
      });
  }, [days, show]);

  useEffect(() => {
    if (newerSignIn === null || told.current === newerSignIn.at) return;
    told.current = newerSignIn.at;
    const endOthers = async () => {
      const { ended } = await client.call(contract.session.endOthers, {});
      show({ tone: 'positive', text: <Trans>已结束其他 {ended} 处登录。</Trans>, durationMs: NOTICE_MS, id: 'newer-sign-in' });
    };
    show({
      tone: 'caution',
      text: <NewerSignIn {...newerSignIn} />,
      durationMs: Infinity,
      id: 'newer-sign-in',
      action: { label: <Trans>结束其他登录</Trans>, onSelect: () => void endOthers().catch(() => undefined) },
    });
  }, [newerSignIn, show, client]);

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

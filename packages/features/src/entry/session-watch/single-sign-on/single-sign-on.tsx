import { ApiError, isRefusal, isTransient } from '@lianxin/api/client';
import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import { Button, EmptyState, ErrorState, Logo, Panel, Spinner } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { useBrand, useBrandNames } from '../../../platform/brand/index.ts';
import { PlaceLink } from '../../../platform/navigation/index.ts';
import { DURATION_MS, noticeOf, useNotices } from '../../../platform/notices/index.ts';
import { enterByPartner, useSession } from '../../../platform/session/index.ts';

type Reply = ResponseOf<(typeof contract)['singleSignOn']['enter']>;

export interface SingleSignOnProps {
  /** The partner's one-time code, removed from the address before anything else ran. */
  readonly code: string;
  /** The integration in the address. */
  readonly partner?: string | undefined;
  /** Called after signing in or skipping it. */
  readonly onDone: () => void;
}

type Stage =
  | { readonly at: 'asking' }
  | { readonly at: 'question'; readonly reply: Reply }
  | { readonly at: 'failed'; readonly error: ApiError };

/** Sign-on for a partner's people: exchanges the code for a session, asks first if another person is signed in, and explains failures. */
export function SingleSignOn({ code, partner, onDone }: SingleSignOnProps) {
  const { t, i18n } = useLingui();
  const client = useClient();
  const { open, resume } = useSession();
  const { show } = useNotices();
  const { logo, hotline } = useBrand();
  const names = useBrandNames();
  const [stage, setStage] = useState<Stage>({ at: 'asking' });

  const stay = useCallback(() => {
    resume();
    onDone();
  }, [resume, onDone]);

  const exchange = useCallback(
    async (given: string) => {
      setStage({ at: 'asking' });
      try {
        const reply = await client.call(
          contract.singleSignOn.enter,
          { code: given, ...(partner === undefined ? {} : { partner }) },
          { quiet: true },
        );
        if (reply.token === undefined || reply.user === undefined) {
          setStage({ at: 'question', reply });
          return;
        }
        enterByPartner();
        open({ token: reply.token, user: reply.user });
        const { displayName } = reply.user;
        const { partnerName } = reply;
        show({ tone: 'info', text: t`您已从${partnerName}进入，当前用户：${displayName}。`, durationMs: DURATION_MS.success });
        onDone();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setStage({ at: 'failed', error });
      }
    },
    [client, partner, open, show, t, onDone],
  );

  useEffect(() => {
    // A code works once: a second render must not send it again.
    if (!taken.has(code)) {
      taken.add(code);
      void exchange(code);
    }
  }, [code, exchange]);

  return (
    <main
      id="main"
      className="grid min-h-[calc(100dvh-var(--notice-now,0px))] content-center justify-items-center gap-6 bg-surface-sunken px-4 py-10 text-ink"
    >
      <div className="flex items-center gap-2.5 text-accent">
        {logo ?? <Logo />}
        <span className="font-instrument text-[22px] leading-none font-bold tracking-[0.1em] text-ink">{names.product}</span>
      </div>
      <Panel className="w-full max-w-110">
        {stage.at === 'asking' && (
          <div className="grid justify-items-center gap-4 py-10">
            <Spinner />
            <h1 className="text-lg font-semibold">
              <Trans>正在登录</Trans>
            </h1>
            <p className="text-sm text-ink-muted">
              <Trans>正在核对合作系统的登录信息，通常只需几秒。</Trans>
            </p>
          </div>
        )}
        {stage.at === 'question' && <Question reply={stage.reply} onChange={(next) => void exchange(next)} onStay={stay} />}
        {stage.at === 'failed' && (
          <Failure error={stage.error} text={noticeOf(stage.error, i18n).text} onRetry={() => void exchange(code)} onSignIn={stay} />
        )}
      </Panel>
      <p className="text-xs text-ink-faint">
        <Trans>服务热线 {hotline}</Trans>
      </p>
    </main>
  );
}

const taken = new Set<string>();

interface QuestionProps {
  readonly reply: Reply;
  readonly onChange: (code: string) => void;
  readonly onStay: () => void;
}

function Question({ reply: { partnerName, question }, onChange, onStay }: QuestionProps) {
  const { t } = useLingui();
  if (question === undefined) return <EmptyState level={1} title={t`没有可以进入的账号`} />;
  const { present, wanted } = question;
  return (
    <div className="px-2 py-4">
      <h1 className="text-lg font-semibold">
        <Trans>要更换登录的用户吗</Trans>
      </h1>
      <p className="mt-2 text-sm text-ink-muted">
        <Trans>本浏览器已登录另一位用户。更换后，前一位用户在本浏览器的登录会结束，未提交的内容不会保留。</Trans>
      </p>
      <dl className="my-5 grid gap-3">
        <Person label={t`当前登录`} who={present} />
        <Person label={t`从${partnerName}进入`} who={wanted} />
      </dl>
      <div className="flex flex-wrap justify-end gap-3 max-tablet:*:flex-1">
        <Button onClick={onStay}>
          <Trans>保持当前登录</Trans>
        </Button>
        <Button intent="primary" onClick={() => onChange(question.code)}>
          <Trans>更换用户</Trans>
        </Button>
      </div>
    </div>
  );
}

function Person({
  label,
  who,
}: {
  readonly label: string;
  readonly who: { readonly displayName: string; readonly enterpriseName: string | null };
}) {
  return (
    <div className="rounded-md border border-line bg-surface-sunken px-4 py-3">
      <dt className="text-xs text-ink-muted">{label}</dt>
      <dd className="mt-0.5 font-semibold">
        {who.displayName}
        {who.enterpriseName !== null && <span className="ml-2 font-normal text-ink-muted">{who.enterpriseName}</span>}
      </dd>
    </div>
  );
}

interface FailureProps {
  readonly error: ApiError;
  readonly text: string;
  readonly onRetry: () => void;
  readonly onSignIn: () => void;
}

/** A used code cannot be retried, but a failed call can, within the code's minute. */
function Failure({ error, text, onRetry, onSignIn }: FailureProps) {
  const { t } = useLingui();
  const spent = isRefusal(error, 'SIGN_ON_CODE_INVALID');
  return (
    <ErrorState
      level={1}
      title={spent ? t`登录链接已失效` : t`暂时不能登录`}
      requestId={error.requestId}
      onRetry={isTransient(error) ? onRetry : undefined}
      action={
        <Button asChild intent={spent ? 'primary' : 'line'}>
          <PlaceLink to="access.signIn" onClick={onSignIn}>
            <Trans>用户名登录</Trans>
          </PlaceLink>
        </Button>
      }
    >
      {spent ? <Trans>链接 60 秒内有效，且只能使用一次。请回到原系统重新点击进入，或用用户名登录。</Trans> : text}
    </ErrorState>
  );
}

import { ApiError } from '@lianxin/api/client';
import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useAction, useClient, useEndpoint } from '@lianxin/api/react';
import { RETENTIONS, shanghaiMinute, type RetainedKind } from '@lianxin/domain';
import { Banner, Button, DownloadIcon, LoadingRegion, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { download } from '../../platform/lists/index.ts';
import { DURATION_MS, FailureBanner, FailureState, useNotices } from '../../platform/notices/index.ts';
import { PasswordQuestion } from './password-question.tsx';

const { account } = contract;
type Erasure = ResponseOf<typeof account.erasure>;

/** Exporting one's data, and erasing what no law requires to keep. */
export function DataTab() {
  return (
    <div className="flex flex-col gap-6">
      <ExportSection />
      <ErasureSection />
    </div>
  );
}

function ExportSection() {
  const { t } = useLingui();
  const client = useClient();
  const { show } = useNotices();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();

  async function fetchData(password: string): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      const { name, content } = await client.call(account.exportData, { password }, { quiet: true });
      download(name, content, 'application/json;charset=utf-8');
      setAsking(false);
      show({ tone: 'positive', text: t`已导出，请妥善保管`, durationMs: DURATION_MS.success });
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      setError(caught);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-label={t`导出本人数据`} className="flex flex-col items-start gap-2">
      <h3 className="text-md font-semibold">
        <Trans>导出本人数据</Trans>
      </h3>
      <p className="text-sm text-ink-muted">
        <Trans>把平台保存的您本人的资料、岗位、证书、同意记录、登录和操作记录导出为一个 JSON 文件。文件内容不隐藏，请妥善保管。</Trans>
      </p>
      <Button icon={<DownloadIcon aria-hidden />} onClick={() => setAsking(true)}>
        <Trans>导出</Trans>
      </Button>
      {asking && (
        <PasswordQuestion
          title={<Trans>导出本人数据</Trans>}
          consequence={<Trans>请输入登录密码，确认是您本人。导出会被记录。</Trans>}
          confirmLabel={<Trans>导出</Trans>}
          busy={busy}
          error={error}
          onConfirm={(password) => void fetchData(password)}
          onClose={() => {
            setAsking(false);
            setError(undefined);
          }}
        />
      )}
    </section>
  );
}

function ErasureSection() {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(account.erasure, {}, { quiet: true });
  return (
    <section aria-label={t`删除本人数据`} className="flex flex-col items-start gap-3">
      <h3 className="text-md font-semibold">
        <Trans>删除本人数据</Trans>
      </h3>
      {data === undefined && error && <FailureState error={error} onRetry={() => void refresh()} />}
      {data === undefined && !error && (
        <LoadingRegion>
          <SkeletonText lines={5} />
        </LoadingRegion>
      )}
      {data && <ErasureFacts erasure={data} onChanged={() => void refresh()} />}
    </section>
  );
}

function ErasureFacts({ erasure, onChanged }: { readonly erasure: Erasure; readonly onChanged: () => void }) {
  const { t, i18n } = useLingui();
  const language = i18n.locale === 'en-US' ? 'en' : 'zh';
  const { request, positions, kept } = erasure;
  const names = positions.map(({ enterpriseName }) => enterpriseName).join('、');
  const kinds: Readonly<Record<RetainedKind, string>> = {
    identity: t`身份信息：姓名、证件号、手机号`,
    signatures: t`您的电子签名与同意的协议`,
    accounting: t`您经办的凭证、合同、发票与账务记录`,
    logs: t`登录与操作日志`,
  };
  return (
    <>
      <p className="text-sm text-ink-muted">
        <Trans>平台审核后删除法律不要求保留的数据：邮箱、通知方式、个人设置；不再任职的，还包括姓名、手机号、证件号和登录方式。</Trans>
      </p>
      {positions.length > 0 && (
        <Banner tone="info">
          <Trans>您仍在 {names} 任职。任职期间姓名和手机号须保留，离岗后可以再次申请。</Trans>
        </Banner>
      )}
      <div className="flex w-full flex-col gap-1.5">
        <h4 className="text-sm font-semibold">
          <Trans>依法必须保留</Trans>
        </h4>
        <ul aria-label={t`依法必须保留`} className="divide-y divide-line rounded-md border border-line text-sm">
          {kept.map((kind) => (
            <li key={kind} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 px-3 py-2">
              <span>{kinds[kind]}</span>
              <span className="text-ink-muted">
                {RETENTIONS[kind].law[language]} · {RETENTIONS[kind].term[language]}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {request && request.state !== 'requested' && <PastRequest request={request} />}
      {request?.state === 'requested' ? (
        <WaitingRequest request={request} onChanged={onChanged} />
      ) : (
        <AskForErasure onChanged={onChanged} />
      )}
    </>
  );
}

type Request = NonNullable<Erasure['request']>;

function PastRequest({ request: { state, decidedAt, rejectionReason } }: { readonly request: Request }) {
  const at = decidedAt === null ? '' : shanghaiMinute(decidedAt);
  if (state === 'rejected')
    return (
      <Banner tone="critical" title={<Trans>上次申请未通过（{at}）</Trans>}>
        {rejectionReason}
      </Banner>
    );
  if (state === 'carriedOut')
    return (
      <Banner tone="positive">
        <Trans>{at} 已删除法律不要求保留的数据。</Trans>
      </Banner>
    );
  return null;
}

function WaitingRequest({ request, onChanged }: { readonly request: Request; readonly onChanged: () => void }) {
  const { t } = useLingui();
  const { show } = useNotices();
  const { run, busy, error } = useAction(account.withdrawErasure, { quiet: true });
  const at = shanghaiMinute(request.requestedAt);

  async function withdraw(): Promise<void> {
    const result = await run({ id: request.id, version: request.version });
    if (!result.ok) return;
    show({ tone: 'positive', text: t`删除申请已撤回`, durationMs: DURATION_MS.success });
    onChanged();
  }

  return (
    <div className="flex w-full flex-col items-start gap-3">
      {error && <FailureBanner error={error} />}
      <Banner tone="caution" title={<Trans>删除申请处理中</Trans>}>
        <Trans>您于 {at} 提交申请，平台在 15 个工作日内处理。处理前可以撤回，处理后不能恢复。</Trans>
      </Banner>
      <Button busy={busy} onClick={() => void withdraw()}>
        <Trans>撤回申请</Trans>
      </Button>
    </div>
  );
}

function AskForErasure({ onChanged }: { readonly onChanged: () => void }) {
  const { t } = useLingui();
  const { show } = useNotices();
  const { run, busy, error, reset } = useAction(account.requestErasure, { quiet: true });
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    reset();
  };

  async function ask(password: string): Promise<void> {
    const result = await run({ password });
    if (!result.ok) return;
    close();
    show({ tone: 'positive', text: t`删除申请已提交`, durationMs: DURATION_MS.success });
    onChanged();
  }

  return (
    <>
      <Button intent="danger" onClick={() => setAsking(true)}>
        <Trans>申请删除</Trans>
      </Button>
      {asking && (
        <PasswordQuestion
          danger
          title={<Trans>申请删除本人数据</Trans>}
          consequence={<Trans>平台处理后不能恢复；处理前可以撤回。请输入登录密码，确认是您本人。</Trans>}
          confirmLabel={<Trans>提交申请</Trans>}
          busy={busy}
          error={error}
          onConfirm={(password) => void ask(password)}
          onClose={close}
        />
      )}
    </>
  );
}

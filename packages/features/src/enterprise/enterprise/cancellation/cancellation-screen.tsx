import { contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { shanghaiMinute } from '@lianxin/domain';
import { AlertDialog, Banner, Button, LoadingRegion, Page, PageHeader, Panel, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DURATION_MS, FailureBanner, FailureState, useNotices } from '../../../platform/notices/index.ts';
import { ApplyPanel } from './apply-panel.tsx';
import type { Cancellation } from './cancellation-terms.ts';
import { Checklist } from './checklist.tsx';
import { Consequences } from './consequences.tsx';

const { enterprise } = contract;

/** Leaving the platform: open items, consequences, and the request. */
export function CancellationScreen() {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(enterprise.cancellation, {}, { quiet: true });
  const again = () => void refresh();
  return (
    <Page header={<PageHeader title={t`账户注销`} />}>
      {data === undefined && (
        <Panel>
          {error === undefined ? (
            <LoadingRegion>
              <SkeletonText lines={10} />
            </LoadingRegion>
          ) : (
            <FailureState error={error} onRetry={again} />
          )}
        </Panel>
      )}
      {data && (
        <div className="flex flex-col gap-4">
          {data.request && <RequestPanel request={data.request} onChanged={again} />}
          <Checklist checks={data.checks} />
          <Consequences kept={data.kept} />
          {data.request?.state !== 'submitted' && data.request?.state !== 'approved' && (
            <ApplyPanel blocked={data.checks.some(({ left }) => left > 0)} onApplied={again} />
          )}
        </div>
      )}
    </Page>
  );
}

interface RequestPanelProps {
  readonly request: NonNullable<Cancellation['request']>;
  readonly onChanged: () => void;
}

/** The last request with its progress; can be withdrawn. */
function RequestPanel({ request, onChanged }: RequestPanelProps) {
  const { t } = useLingui();
  const { show } = useNotices();
  const { run, busy, error, reset } = useAction(enterprise.withdrawCancel, { quiet: true });
  const [asking, setAsking] = useState(false);
  const { id, version, state, reason, submittedBy, submittedAt, certificateSerial, rejectionReason } = request;
  const at = shanghaiMinute(submittedAt);
  if (state === 'withdrawn' || state === 'approved') return null;
  if (state === 'rejected')
    return (
      <Banner tone="critical" title={<Trans>{at} 的注销申请未通过</Trans>}>
        {rejectionReason}
      </Banner>
    );

  async function withdraw(): Promise<void> {
    const result = await run({ id, version });
    if (!result.ok) return;
    setAsking(false);
    show({ tone: 'positive', text: t`注销申请已撤回`, durationMs: DURATION_MS.success });
    onChanged();
  }

  return (
    <Banner
      tone="caution"
      title={<Trans>注销申请审核中</Trans>}
      action={
        <Button size="sm" onClick={() => setAsking(true)}>
          <Trans>撤回申请</Trans>
        </Button>
      }
    >
      <Trans>
        {submittedBy} 于 {at} 用证书 {certificateSerial} 签名提交，原因：{reason}。平台由两人审核，在 15 个工作日内答复；审核期间业务照常。
      </Trans>
      <AlertDialog
        open={asking}
        onOpenChange={(open) => {
          setAsking(open);
          reset();
        }}
        title={<Trans>撤回注销申请</Trans>}
        consequence={<Trans>撤回后企业继续使用平台，可以随时重新申请。</Trans>}
        confirmLabel={<Trans>撤回申请</Trans>}
        busy={busy}
        onConfirm={() => void withdraw()}
      >
        {error && <FailureBanner error={error} />}
      </AlertDialog>
    </Banner>
  );
}

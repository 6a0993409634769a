import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { shanghaiMinute } from '@lianxin/domain';
import { AlertDialog, TextLink } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { useBrand } from '../../../platform/brand/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';

export interface StatusOverlayProps {
  /** Status 0 waits for review; 2 and 4 are rejected (specification §4). */
  readonly standing: 'waiting' | 'rejected';
  readonly reason: string | null;
  /** Signs out to start over. */
  readonly onStartAfresh: () => void;
  /** Opens the form for correction. */
  readonly onResubmit: () => void;
}

/** Covers the page while the enterprise is under review or rejected. */
export function StatusOverlay({ standing, reason, onStartAfresh, onResubmit }: StatusOverlayProps) {
  const registers = usePermission('enterprise.register');
  const { data } = useEndpoint(contract.registration.getDraft, registers && standing === 'waiting' ? { kind: 'first' } : null, {
    quiet: true,
  });
  const { hotline } = useBrand();
  const help =
    hotline === '' ? undefined : (
      <p className="text-xs text-ink-muted">
        <Trans>服务热线</Trans>{' '}
        <TextLink href={`tel:${hotline}`} className="whitespace-nowrap tabular-nums">
          {hotline}
        </TextLink>
      </p>
    );
  const submitted = data?.submittedAt ? shanghaiMinute(data.submittedAt) : undefined;
  if (standing === 'waiting')
    return (
      <AlertDialog
        open
        blocking
        onOpenChange={() => undefined}
        title={<Trans>请等待审核</Trans>}
        facts={submitted && <Trans>提交时间 {submitted}</Trans>}
        consequence={<Trans>您的资料正在审核，通常需要 1 至 3 个工作日。审核结果会以短信通知；重新登录即可查看最新状态。</Trans>}
        confirmLabel={<Trans>重新登录</Trans>}
        onConfirm={onStartAfresh}
      >
        {help}
      </AlertDialog>
    );
  return (
    <AlertDialog
      open
      blocking
      onOpenChange={() => undefined}
      title={<Trans>审核未通过</Trans>}
      facts={
        <span className="text-md text-ink">{reason ? <Trans>原因：{reason}</Trans> : <Trans>平台没有注明原因，请联系客服。</Trans>}</span>
      }
      consequence={<Trans>请按原因修改资料后重新提交。</Trans>}
      confirmLabel={<Trans>修改资料</Trans>}
      onConfirm={onResubmit}
    >
      {help}
    </AlertDialog>
  );
}

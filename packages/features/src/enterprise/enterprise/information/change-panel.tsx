import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { shanghaiMinute } from '@lianxin/domain';
import { AlertDialog, Banner, Button, Panel, Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DURATION_MS, FailureBanner, useNotices } from '../../../platform/notices/index.ts';
import { InformationDiff } from './information-diff.tsx';
import type { Change } from './information-terms.ts';

export interface ChangePanelProps {
  readonly change: Change;
  readonly onChanged: () => void;
}

/** A pending or rejected change with its contents; can be withdrawn. */
export function ChangePanel({ change, onChanged }: ChangePanelProps) {
  const { t } = useLingui();
  const { show } = useNotices();
  const { run, busy, error, reset } = useAction(contract.enterprise.withdrawUpdate, { quiet: true });
  const [asking, setAsking] = useState(false);
  const { id, version, state, fields, files, legalIdKind, elementCheck, submittedBy, submittedAt, rejectionReason } = change;
  const at = shanghaiMinute(submittedAt);
  const waits = state === 'submitted';

  async function withdraw(): Promise<void> {
    const result = await run({ id, version });
    if (!result.ok) return;
    setAsking(false);
    show({ tone: 'positive', text: t`变更已撤回，原信息继续有效`, durationMs: DURATION_MS.success });
    onChanged();
  }

  return (
    <Panel
      title={<Trans>信息变更</Trans>}
      sub={
        <Trans>
          {submittedBy} 于 {at} 提交
        </Trans>
      }
      extra={
        waits ? (
          <>
            <Tag tone="caution">{t`平台审核中`}</Tag>
            <Button size="sm" onClick={() => setAsking(true)}>
              <Trans>撤回变更</Trans>
            </Button>
          </>
        ) : (
          <Tag tone="critical">{t`未通过`}</Tag>
        )
      }
    >
      <div className="flex flex-col gap-3">
        {waits ? (
          <Banner tone="info">
            <Trans>平台在 1 至 3 个工作日内审核。审核通过前，下方的原信息继续有效。</Trans>
          </Banner>
        ) : (
          rejectionReason !== null && (
            <Banner tone="critical" title={t`未通过的原因`}>
              {rejectionReason}
            </Banner>
          )
        )}
        <InformationDiff fields={fields} files={files} legalIdKind={legalIdKind} />
        {elementCheck?.outcome === 'match' && (
          <p className="text-sm text-positive-ink">
            <Trans>企业四要素已重新核验，结果一致。</Trans>
          </p>
        )}
        {elementCheck?.outcome === 'notFound' && (
          <p className="text-sm text-caution-ink">
            <Trans>登记机关暂未查到变更后的信息，由平台人工核验。</Trans>
          </p>
        )}
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={(open) => {
          setAsking(open);
          reset();
        }}
        title={<Trans>撤回变更</Trans>}
        consequence={<Trans>撤回后平台不再审核，原信息继续有效；可以随时重新提交。</Trans>}
        confirmLabel={<Trans>撤回变更</Trans>}
        busy={busy}
        onConfirm={() => void withdraw()}
      >
        {error && <FailureBanner error={error} />}
      </AlertDialog>
    </Panel>
  );
}

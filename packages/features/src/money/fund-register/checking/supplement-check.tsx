import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { Button, Dialog, DialogBody, DialogContent, DialogFooter, LoadingRegion, NetworkButton, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ReasonDialog, useRecord } from '../../../platform/lists/index.ts';
import { DURATION_MS, FailureState, useNotices } from '../../../platform/notices/index.ts';
import { SupplementFacts } from '../supplements/supplement-facts.tsx';

export interface SupplementCheckProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A reviewer compares a manual entry with its receipt and approves or returns it. */
export function SupplementCheck({ id, onClose }: SupplementCheckProps) {
  const { t } = useLingui();
  const { show } = useNotices();
  const { data, error, refresh } = useRecord(contract.fundRegister.supplement, id);
  const { run, busy } = useAction(contract.fundRegister.reviewSupplement);
  const [returning, setReturning] = useState(false);
  const number = data?.applicationNumber ?? '';

  async function decide(decision: 'pass' | 'return', reason?: string): Promise<void> {
    if (!data) return;
    const result = await run({ id: data.id, version: data.version, decision, ...(reason === undefined ? {} : { reason }) });
    if (!result.ok) return;
    show({
      tone: 'positive',
      text: decision === 'pass' ? t`补录 ${number} 已入账` : t`补录 ${number} 已退回`,
      durationMs: DURATION_MS.success,
    });
    onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t`复核资金登记簿补录`} description={number} keepOpen={busy}>
        <DialogBody>
          {data === undefined && !error && (
            <LoadingRegion>
              <SkeletonText lines={8} />
            </LoadingRegion>
          )}
          {data === undefined && error && <FailureState error={error} onRetry={() => void refresh?.()} />}
          {data && <SupplementFacts supplement={data} />}
          {data && !data.acts.includes('pass') && (
            <p className="mt-4 text-sm text-ink-muted">
              {data.isOwn ? <Trans>您提交的补录须由他人复核。</Trans> : <Trans>这笔补录已处理。</Trans>}
            </p>
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>
            <Trans>关闭</Trans>
          </Button>
          {data?.acts.includes('return') && (
            <Button disabled={busy} onClick={() => setReturning(true)}>
              <Trans>退回</Trans>
            </Button>
          )}
          {data?.acts.includes('pass') && (
            <NetworkButton intent="primary" busy={busy} onClick={() => void decide('pass')}>
              <Trans>通过</Trans>
            </NetworkButton>
          )}
        </DialogFooter>
        {data && returning && (
          <ReasonDialog
            open
            busy={busy}
            onOpenChange={(open) => !open && setReturning(false)}
            title={t`退回补录`}
            amount={`¥ ${formatMoney(data.amount)}`}
            facts={`${data.counterpartyName}　${number}`}
            consequence={t`退回后由管理岗修改，可以重新提交。`}
            confirmLabel={t`退回`}
            reader={t`本企业管理岗`}
            reasonRequired
            onConfirm={(reason) => void decide('return', reason)}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

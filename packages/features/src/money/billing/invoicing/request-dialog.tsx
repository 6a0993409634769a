import { contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { formatMoney, sumFen } from '@lianxin/domain';
import {
  Banner,
  Button,
  Descriptions,
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  LoadingRegion,
  NetworkButton,
  SkeletonText,
} from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import { DURATION_MS, FailureState, useNotices, useSentence } from '../../../platform/notices/index.ts';
import { INVOICE_KIND_WORDS, type Billable } from '../billing-terms.ts';

export interface RequestDialogProps {
  readonly fees: readonly Billable[];
  readonly onClose: () => void;
  readonly onRequested: (id: string) => void;
}

/** 申请开票: fees and addressee, to confirm. */
export function RequestDialog({ fees, onClose, onRequested }: RequestDialogProps) {
  const { t, i18n } = useLingui();
  const { show } = useNotices();
  const sentence = useSentence();
  const goTo = useGoTo();
  const mayFill = usePlace()('billing.profile') !== undefined;
  const { data, error, refresh } = useEndpoint(contract.billing.invoiceProfile, {}, { quiet: true });
  const { run, busy } = useAction(contract.billing.requestInvoice, { quiet: true });
  const [refusal, setRefusal] = useState<string>();
  const [amount, tax] = [sumFen(fees.map((one) => one.amount)), sumFen(fees.map((one) => one.tax))];

  async function request(): Promise<void> {
    setRefusal(undefined);
    const result = await run({ feeIds: fees.map(({ id }) => id) });
    if (!result.ok) return setRefusal(sentence(result.error));
    show({ tone: 'positive', text: t`开票申请 ${{ number: result.data.requestNumber }} 已提交`, durationMs: DURATION_MS.success });
    onRequested(result.data.id);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t`申请开票`} description={t`所选费用合并开具一张数电发票。`} size="sm" keepOpen={busy}>
        <DialogBody className="flex flex-col gap-4">
          {refusal !== undefined && <Banner tone="critical">{refusal}</Banner>}
          <Descriptions
            items={[
              { label: t`费用`, value: t`${{ count: fees.length }} 笔` },
              { label: t`价税合计`, value: `¥ ${formatMoney(amount)}` },
              { label: t`其中税额`, value: `¥ ${formatMoney(tax)}` },
              ...(data?.saved
                ? [
                    { label: t`抬头`, value: data.title },
                    { label: t`税号`, value: data.taxNumber },
                    { label: t`发票种类`, value: i18n._(INVOICE_KIND_WORDS[data.kind]) },
                    { label: t`邮箱`, value: data.email },
                  ]
                : []),
            ]}
          />
          {data === undefined && !error && (
            <LoadingRegion>
              <SkeletonText lines={3} />
            </LoadingRegion>
          )}
          {data === undefined && error && <FailureState error={error} onRetry={() => void refresh()} />}
          {data !== undefined && !data.saved && (
            <Banner tone="caution">
              {mayFill ? (
                <Trans>还没有填写开票信息，请先填写。</Trans>
              ) : (
                <Trans>还没有填写开票信息，请管理员在“企业管理 - 开票信息”中填写。</Trans>
              )}
            </Banner>
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          {data !== undefined && !data.saved && mayFill ? (
            <Button intent="primary" onClick={() => goTo('billing.profile')}>
              <Trans>去填写开票信息</Trans>
            </Button>
          ) : (
            <NetworkButton intent="primary" busy={busy} disabled={data?.saved !== true} onClick={() => void request()}>
              <Trans>提交申请</Trans>
            </NetworkButton>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

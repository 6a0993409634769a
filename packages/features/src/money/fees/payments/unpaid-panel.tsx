import type { ApiError } from '@lianxin/api/client';
import { formatMoney, sumFen } from '@lianxin/domain';
import { Amount, Button, LoadingRegion, Panel, SkeletonText, Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { TermBadge } from '../../../platform/lists/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { useFeeWords } from '../fee-facts.ts';
import { termOf, type Fee } from '../fee-terms.ts';

export interface UnpaidPanelProps {
  /** Undefined while loading. */
  readonly fees: readonly Fee[] | undefined;
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
  readonly onPay: (fees: readonly Fee[]) => void;
}

/** Open fees, with reasons for returned ones; paid singly or together. */
export function UnpaidPanel({ fees, error, onRetry, onPay }: UnpaidPanelProps) {
  const { t } = useLingui();
  const { name, mandatory } = useFeeWords();
  const payable = fees?.filter(({ acts }) => acts.includes('pay')) ?? [];
  const total = formatMoney(sumFen((fees ?? []).map(({ amount }) => amount)));
  return (
    <Panel
      flush
      title={<Trans>待缴费用</Trans>}
      sub={fees !== undefined && fees.length > 0 && t`${{ count: fees.length }} 项，合计 ${total} 元`}
      extra={
        payable.length > 0 && (
          <Button intent="primary" onClick={() => onPay(payable)}>
            <Trans>去缴费</Trans>
          </Button>
        )
      }
    >
      {fees === undefined && error === undefined && (
        <LoadingRegion className="p-4">
          <SkeletonText lines={2} />
        </LoadingRegion>
      )}
      {fees === undefined && error !== undefined && <FailureState error={error} onRetry={onRetry} />}
      {fees?.length === 0 && (
        <p className="p-4 text-sm text-ink-muted">
          <Trans>没有待缴的平台费用。</Trans>
        </p>
      )}
      {fees !== undefined && fees.length > 0 && (
        <ul aria-label={t`待缴费用`} className="divide-y divide-line text-sm">
          {fees.map((fee) => (
            <li key={fee.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
              <div className="min-w-0 flex-1 basis-56">
                <span>{name(fee)}</span>
                {fee.mandatory === 1 && (
                  <Tag tone="critical" className="ml-2">
                    {mandatory(fee)}
                  </Tag>
                )}
                {fee.dueOn !== null && <span className="ml-2 text-ink-muted">{t`${{ dueOn: fee.dueOn }} 前缴纳`}</span>}
                {fee.returnReason && <p className="text-critical-ink">{t`上次缴费被退回：${{ reason: fee.returnReason }}`}</p>}
              </div>
              <TermBadge term={termOf(fee)} />
              <Amount value={formatMoney(fee.amount)} currency="¥" />
              {fee.acts.includes('pay') && (
                <Button size="sm" aria-label={t`去缴费：${{ name: name(fee) }}`} onClick={() => onPay([fee])}>
                  {fee.state === 'returned' ? <Trans>重新缴费</Trans> : <Trans>去缴费</Trans>}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

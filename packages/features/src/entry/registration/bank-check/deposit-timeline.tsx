import { DEPOSIT_LIMITS } from '@lianxin/domain';
import { Timeline, type TimelineEntry } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { Deposit } from '../../../money/bank-check/index.ts';
import { minuteOf } from '../minute-of.ts';

/** Steps of the check: requested, paid, confirmed. */
export function DepositTimeline({ deposit }: { readonly deposit: Deposit }) {
  const { t } = useLingui();
  const { state, requestedAt, paidAt, expiresAt, daysLeft } = deposit;
  const { arrivalWorkingDays } = DEPOSIT_LIMITS;
  const expires = minuteOf(expiresAt);
  const paid: TimelineEntry = {
    key: 'paid',
    title: state === 'failed' ? t`打款失败` : t`银行已打款`,
    time: minuteOf(paidAt),
    detail: paidAt === null && state !== 'failed' ? t`最迟 ${arrivalWorkingDays} 个工作日` : undefined,
    state: state === 'failed' ? 'failed' : paidAt === null ? 'now' : 'done',
  };
  const over = state === 'exhausted' || state === 'expired';
  const confirmed: TimelineEntry = {
    key: 'confirm',
    title: over ? t`未能验证` : t`回填金额`,
    detail: state === 'paid' ? t`还剩 ${daysLeft} 天` : undefined,
    time: state === 'paid' && expires !== undefined ? t`${expires} 前有效` : undefined,
    state: over ? 'failed' : state === 'paid' ? 'now' : 'todo',
  };
  return (
    <Timeline
      entries={[
        { key: 'asked', title: t`发起打款`, time: minuteOf(requestedAt), state: requestedAt === null ? 'now' : 'done' },
        paid,
        confirmed,
        { key: 'open', title: t`企业开通`, state: 'todo' },
      ]}
    />
  );
}

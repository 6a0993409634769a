import { formatMoney } from '@lianxin/domain';
import { SummaryStrip } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { RepaymentDays } from './schedule-panel.tsx';

/** Today's debt of all loans. */
export function RepaymentFigures({ days: { principal, interest, lateInterest, overdue } }: { readonly days: RepaymentDays }) {
  const { t } = useLingui();
  return (
    <SummaryStrip
      aria-label={t`今日还清合计`}
      figures={[
        { id: 'principal', label: t`剩余本金（元）`, value: formatMoney(principal) },
        { id: 'interest', label: t`今日应计利息（元）`, value: formatMoney(interest) },
        { id: 'lateInterest', label: t`逾期利息（元）`, value: formatMoney(lateInterest), tone: lateInterest > 0n ? 'critical' : 'ink' },
        {
          id: 'overdue',
          label: t`逾期应还（元）`,
          value: formatMoney(overdue.amount),
          sub: t`${{ count: overdue.count }} 笔`,
          tone: overdue.count > 0 ? 'critical' : 'ink',
        },
      ]}
    />
  );
}

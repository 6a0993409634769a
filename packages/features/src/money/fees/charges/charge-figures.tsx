import { formatMoney } from '@lianxin/domain';
import { SummaryStrip } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { FeePage } from '../fee-terms.ts';

export interface ChargeFiguresProps extends Pick<FeePage, 'sums'> {
  /** Whether to show the interest that issuers pay for others. */
  readonly issuer: boolean;
}

/** Sums of the fees found: to pay, overdue, waiting for the platform, paid. */
export function ChargeFigures({ sums, issuer }: ChargeFiguresProps) {
  const { t } = useLingui();
  return (
    <SummaryStrip
      aria-label={t`费用合计`}
      figures={[
        { id: 'outstanding', label: t`待缴（元）`, value: formatMoney(sums.outstanding) },
        { id: 'overdue', label: t`其中逾期必缴（元）`, value: formatMoney(sums.overdue) },
        { id: 'declared', label: t`已缴待确认（元）`, value: formatMoney(sums.declared) },
        { id: 'paid', label: t`已缴（元）`, value: formatMoney(sums.paid) },
        { id: 'interest', label: issuer ? t`其中承担利息（元）` : t`其中利息（元）`, value: formatMoney(sums.interest) },
        { id: 'toRefund', label: t`待退款（元）`, value: formatMoney(sums.toRefund) },
      ]}
    />
  );
}

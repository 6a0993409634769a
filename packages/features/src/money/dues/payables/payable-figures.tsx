import { formatMoney } from '@lianxin/domain';
import { SummaryStrip } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { usePlace } from '../../../platform/navigation/index.ts';
import type { PayablePage } from './payable-terms.ts';

/** Open amounts, with links to the rows. */
export function PayableFigures({ sums }: Pick<PayablePage, 'sums'>) {
  const { t } = useLingui();
  const place = usePlace();
  const linked = (to: string | undefined) => (to === undefined ? {} : { href: `#${to}` });
  return (
    <SummaryStrip
      aria-label={t`应付合计`}
      figures={[
        {
          id: 'vouchers',
          label: t`未付链信（元）`,
          value: formatMoney(sums.vouchers),
          ...linked(place('dues.payables', { origin: 'voucher' })),
        },
        {
          id: 'invoices',
          label: t`未付发票（元）`,
          value: formatMoney(sums.invoices),
          ...linked(place('dues.payables', { origin: 'invoice' })),
        },
        {
          id: 'late',
          label: t`已过期限（元）`,
          value: formatMoney(sums.late),
          ...(sums.late > 0n ? { tone: 'critical' as const } : {}),
          ...linked(place('dues.payables', { state: 'late' })),
        },
        {
          id: 'near',
          label: t`中小企业临近 60 天（元）`,
          value: formatMoney(sums.near),
          ...linked(place('dues.payables', { sixty: 'near' })),
        },
        {
          id: 'past',
          label: t`中小企业超过 60 天（元）`,
          value: formatMoney(sums.past),
          ...(sums.past > 0n ? { tone: 'critical' as const } : {}),
          ...linked(place('dues.payables', { sixty: 'past' })),
        },
      ]}
    />
  );
}

import { AGING_BUCKETS, formatMoney } from '@lianxin/domain';
import { SummaryStrip } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { usePlace } from '../../../platform/navigation/index.ts';
import { STANDING_TERMS, type ReceivablePage } from './receivable-terms.ts';

/** Open amounts by delay with links to the rows, and the part held for sale. */
export function ReceivableFigures({ sums }: Pick<ReceivablePage, 'sums'>) {
  const { t, i18n } = useLingui();
  const place = usePlace();
  const linked = (to: string | undefined) => (to === undefined ? {} : { href: `#${to}` });
  return (
    <SummaryStrip
      aria-label={t`账龄合计`}
      figures={[
        ...AGING_BUCKETS.map((bucket) => ({
          id: bucket,
          label: t`${{ bucket: i18n._(STANDING_TERMS[bucket].label) }}（元）`,
          value: formatMoney(sums[bucket]),
          ...(bucket !== 'notDue' && sums[bucket] > 0n ? { tone: 'critical' as const } : {}),
          ...linked(place('dues.receivables', { state: bucket })),
        })),
        {
          id: 'financing',
          label: t`其中应收款项融资（元）`,
          value: formatMoney(sums.financing),
          ...linked(place('dues.receivables', { line: 'financing' })),
        },
      ]}
    />
  );
}

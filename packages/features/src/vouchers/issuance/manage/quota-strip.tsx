import { formatMoney } from '@lianxin/domain';
import { SummaryStrip } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useHref } from 'react-router-dom';
import { useCreditLines } from '../../credit/index.ts';
import { usePlace } from '../../../platform/navigation/index.ts';

/** What is left of each bank's line; on a phone below the list. Shown once known; the list does not wait for it. */
export function QuotaStrip() {
  const { t } = useLingui();
  const lines = useCreditLines();
  const credit = usePlace()('credit.lines');
  const href = useHref(credit ?? '');
  if (!lines || lines.length === 0) return null;
  return (
    <section aria-label={t`开立额度`} className="max-tablet:order-last">
      <SummaryStrip
        figures={lines.map(({ channel, bankName, available, total, validUntil }) => ({
          id: String(channel),
          label: t`${bankName}可用（元）`,
          value: formatMoney(available),
          sub: t`总额度 ${{ total: formatMoney(total) }}，至 ${validUntil}`,
          href: credit === undefined ? undefined : href,
        }))}
      />
    </section>
  );
}

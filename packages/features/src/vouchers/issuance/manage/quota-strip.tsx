import { useLingui } from '@lingui/react/macro';
import { useHref } from 'react-router-dom';
import { LinesStrip, useCreditLines } from '../../credit/index.ts';
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
      <LinesStrip
        label={t`开立额度`}
        lines={lines}
        href={credit === undefined ? undefined : href}
        availableOf={({ bankName }) => t`${bankName}可用（元）`}
        totalOf={(total, { validUntil }) => t`共 ${total} 万，至 ${validUntil}`}
      />
    </section>
  );
}

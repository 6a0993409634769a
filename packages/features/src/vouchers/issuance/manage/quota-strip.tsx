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
      <LinesStrip lines={lines} href={credit === undefined ? undefined : href} />
    </section>
  );
}

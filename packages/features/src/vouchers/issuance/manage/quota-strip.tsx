import { formatMoney } from '@lianxin/domain';
import { Amount, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { QuotaBar, useCreditLines } from '../../credit/index.ts';
import { usePlace } from '../../../platform/navigation/index.ts';

/** Each bank's line with its rest; on a phone below the list. Shown once known; the list does not wait for it. */
export function QuotaStrip() {
  const { t } = useLingui();
  const lines = useCreditLines();
  const credit = usePlace()('credit.lines');
  if (!lines || lines.length === 0) return null;
  return (
    <section
      aria-label={t`开立额度`}
      className="flex flex-wrap gap-px overflow-hidden max-tablet:order-last rounded-md border border-line bg-line"
    >
      {lines.map((line) => {
        const { bankName, validUntil } = line;
        return (
          <div key={line.channel} className="flex grow basis-80 flex-col gap-2 bg-surface px-4.5 py-3">
            <div className="flex items-baseline justify-between gap-2 text-xs text-ink-muted">
              <span>
                <Trans>{bankName}，元</Trans>
              </span>
              <span className="text-ink-faint tabular-nums">
                <Trans>有效期至 {validUntil}</Trans>
              </span>
            </div>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-xs text-ink-muted">
                <Trans>可用</Trans> <Amount size="xl" faintCents className="ml-1 text-ink" value={formatMoney(line.available)} />
              </span>
              <span className="text-xs text-ink-muted">
                <Trans>总额度</Trans> <Amount className="text-ink" value={formatMoney(line.total)} />
              </span>
            </div>
            <QuotaBar
              label={t`${bankName}额度使用`}
              total={line.total}
              parts={[
                { id: 'used', label: t`已用`, amount: line.used },
                { id: 'transit', label: t`在途`, amount: line.inTransit },
              ]}
            />
            <div className="flex flex-wrap items-center gap-x-5 text-xs text-ink-muted">
              <span className="inline-flex items-center gap-1.5">
                <i aria-hidden className="size-2 bg-chart-1" />
                <Trans>已用</Trans> <Amount value={formatMoney(line.used)} />
              </span>
              <span className="inline-flex items-center gap-1.5">
                <i aria-hidden className="size-2 bg-chart-2" />
                <Trans>在途</Trans> <Amount value={formatMoney(line.inTransit)} />
              </span>
              {credit !== undefined && (
                <TextLink asChild className="ml-auto min-h-6 max-tablet:min-h-11">
                  <Link to={credit} aria-label={t`${bankName}授信额度`}>
                    <Trans>授信额度</Trans>
                  </Link>
                </TextLink>
              )}
            </div>
          </div>
        );
      })}
    </section>
  );
}

import { SMALL_PAYMENT_DAYS, SMALL_PAYMENT_WARN_DAYS, sixtyDaysTone } from '@lianxin/domain';
import { ScaleMeter, Tag } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

/** The scale extends past the limit, to show delays. */
const SCALE_DAYS = 90;

/** Days since the open invoice of a small or medium enterprise, with a limit of sixty. */
export function SixtyDaysTag({ days }: { readonly days: number | null }) {
  const { t } = useLingui();
  if (days === null) return <span className="text-ink-faint">—</span>;
  const tone = sixtyDaysTone(days);
  const words = t`${days} / ${SMALL_PAYMENT_DAYS} 天`;
  return tone === 'positive' ? <span className="tabular-nums">{words}</span> : <Tag tone={tone}>{words}</Tag>;
}

/** The same on a scale: in time, near, past. */
export function SixtyDaysMeter({ days }: { readonly days: number }) {
  const { t } = useLingui();
  const end = Math.max(SCALE_DAYS, days);
  return (
    <ScaleMeter
      label={t`60 天付款期限`}
      value={days}
      valueLabel={t`${days} 天`}
      max={end}
      zones={[
        { to: SMALL_PAYMENT_WARN_DAYS, tone: 'positive' },
        { to: SMALL_PAYMENT_DAYS, tone: 'caution', label: t`临近期限` },
        { to: end, tone: 'critical', label: t`超过期限` },
      ]}
      marks={[
        { at: 0, label: t`开票` },
        { at: SMALL_PAYMENT_WARN_DAYS, label: '45' },
        { at: SMALL_PAYMENT_DAYS, label: '60' },
      ]}
    />
  );
}

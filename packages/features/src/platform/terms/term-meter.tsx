import { addMonths, daysBetween, termAssessment, termLimitOn, type CivilDate } from '@lianxin/domain';
import { ScaleMeter } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useTermLimits } from './use-term-limits.ts';

/** A voucher's term on a scale with the limits for a normal term and with a reason (rules.md §1, Art 11). */
export function TermMeter({ issuedOn, dueOn }: { readonly issuedOn: CivilDate; readonly dueOn: CivilDate }) {
  const { t } = useLingui();
  const limits = useTermLimits();
  const { days, latestOrdinary, latestPossible } = termAssessment({ issuedOn, dueOn, ...(limits && { limits }) });
  const { warnMonths, maxMonths } = termLimitOn(issuedOn, limits);
  const warn = daysBetween(issuedOn, latestOrdinary);
  const max = daysBetween(issuedOn, latestPossible);
  const months = (count: number) => daysBetween(issuedOn, addMonths(issuedOn, count));
  return (
    <ScaleMeter
      label={t`期限`}
      value={Math.max(days, 0)}
      valueLabel={t`${days} 天`}
      max={Math.round(max * 1.08)}
      zones={[
        { to: warn, tone: 'positive' },
        ...(max > warn ? [{ to: max, tone: 'caution', label: t`超过 ${warnMonths} 个月须说明理由` } as const] : []),
        { to: Math.round(max * 1.08), tone: 'critical', label: t`${maxMonths} 个月上限` },
      ]}
      marks={[
        { at: 0, label: t`开立` },
        ...[3, 6, 9].filter((month) => month < maxMonths).map((month) => ({ at: months(month), label: t`${month} 个月` })),
        { at: max, label: t`${maxMonths} 个月` },
      ]}
    />
  );
}

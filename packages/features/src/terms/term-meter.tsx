import { addMonths, daysBetween, termAssessment, type CivilDate } from '@lianxin/domain';
import { ScaleMeter } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

/** A voucher's term on the scale of what is allowed: up to six months as a matter of course, up to twelve with a reason (rules.md §1, Art 11). */
export function TermMeter({ issuedOn, dueOn }: { readonly issuedOn: CivilDate; readonly dueOn: CivilDate }) {
  const { t } = useLingui();
  const { days, latestOrdinary, latestPossible } = termAssessment({ issuedOn, dueOn });
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
        { to: max, tone: 'caution', label: t`超过 6 个月须说明理由` },
        { to: Math.round(max * 1.08), tone: 'critical', label: t`12 个月上限` },
      ]}
      marks={[
        { at: 0, label: t`开立` },
        { at: months(3), label: t`3 个月` },
        { at: months(6), label: t`6 个月` },
        { at: months(9), label: t`9 个月` },
        { at: max, label: t`12 个月` },
      ]}
    />
  );
}

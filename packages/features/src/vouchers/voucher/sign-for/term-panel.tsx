import { addMonths, daysBetween, termAssessment, termLimitOn, type CivilDate } from '@lianxin/domain';
import { Panel, ScaleMeter, type ScaleZone } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useTermLimits } from '../../../platform/terms/index.ts';

export interface TermPanelProps {
  readonly issuedOn: CivilDate;
  readonly dueOn: CivilDate;
  readonly reason?: string | undefined;
}

/** The scale ends at this multiple of the limit. */
const SCALE_FACTOR = 1.07;

/** The term on a scale with the limits for a normal term and with a reason (rules.md §1, Art 11). */
export function TermPanel({ issuedOn, dueOn, reason }: TermPanelProps) {
  const { t } = useLingui();
  const limits = useTermLimits();
  const { days, paymentDate, latestOrdinary, latestPossible, level } = termAssessment({ issuedOn, dueOn, ...(limits && { limits }) });
  const { warnMonths, maxMonths } = termLimitOn(issuedOn, limits);
  const ordinary = daysBetween(issuedOn, latestOrdinary);
  const possible = daysBetween(issuedOn, latestPossible);
  const max = Math.round(Math.max(possible, days) * SCALE_FACTOR);
  const zones: readonly ScaleZone[] = [
    { to: ordinary, tone: 'positive' },
    ...(possible > ordinary ? [{ to: possible, tone: 'caution', label: t`超过 ${warnMonths} 个月须说明理由` } as const] : []),
    { to: max, tone: 'critical', label: t`${maxMonths} 个月上限` },
  ];
  const marks = Array.from({ length: maxMonths + 1 }, (_, month) => ({
    at: daysBetween(issuedOn, addMonths(issuedOn, month)),
    label: month === 0 ? t`开立` : month % 3 === 0 ? t`${month} 个月` : undefined,
  }));
  return (
    <Panel
      title={t`期限`}
      sub={
        paymentDate === dueOn ? (
          <Trans>{days} 天，到期日为工作日，无需顺延</Trans>
        ) : (
          <Trans>
            {days} 天，到期日逢休息日，顺延至 {paymentDate} 付款
          </Trans>
        )
      }
    >
      <ScaleMeter label={t`期限`} value={days} valueLabel={t`${days} 天`} max={max} zones={zones} marks={marks} />
      {level === 'needsReason' && (
        <p className="mt-2 text-sm text-caution-ink">
          {reason ? <Trans>开立方说明的理由：{reason}</Trans> : <Trans>开立方未说明超过 6 个月的理由，您可以拒签。</Trans>}
        </p>
      )}
    </Panel>
  );
}

import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, ZERO_FEN, type PlanPeriod } from '@lianxin/domain';
import { Anchor, EmptyState, LoadingRegion, Panel, Skeleton, StackedBar, StatusBadge } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePlace } from '../../../platform/navigation/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { LEVEL_TERMS, type Overview, type Span } from '../plan/plan-terms.ts';

/** The number of periods to request. The plan begins a few periods before today, so this many include the current one. */
const REACHES_TODAY: Readonly<Record<PlanPeriod, number>> = { week: 5, month: 4 };

const spanOfToday = ({ spans, today }: Overview): Span | undefined => spans.find(({ first, last }) => first <= today && today <= last);

/** The disbursed and remaining amounts of this week's and this month's plan. */
export function RemainingPlan() {
  const place = usePlace();
  const plan = place('lending.plan');
  const asked = { quiet: true } as const;
  const week = useEndpoint(contract.capitalPlan.overview, { period: 'week', count: REACHES_TODAY.week }, asked);
  const month = useEndpoint(contract.capitalPlan.overview, { period: 'month', count: REACHES_TODAY.month }, asked);
  const error = week.error ?? month.error;
  const spans = (['week', 'month'] as const).flatMap((period) => {
    const { data } = period === 'week' ? week : month;
    const span = data && spanOfToday(data);
    return span ? [{ period, span }] : [];
  });
  const isPlanned = spans.some(({ span: { planned, moved } }) => planned.outflow > ZERO_FEN || moved.outflow > ZERO_FEN);
  return (
    <Panel
      className="h-full"
      title={<Trans>资金计划</Trans>}
      sub={<Trans>元</Trans>}
      extra={
        plan !== undefined && (
          <Anchor href={`#${plan}`} className="text-accent hover:underline">
            <Trans>查看资金计划</Trans>
          </Anchor>
        )
      }
    >
      {error && spans.length === 0 ? (
        <FailureState error={error} onRetry={() => void Promise.all([week.refresh(), month.refresh()])} />
      ) : week.data === undefined || month.data === undefined ? (
        <LoadingRegion>
          <Skeleton className="h-20" />
        </LoadingRegion>
      ) : isPlanned ? (
        <ul className="flex list-none flex-col gap-4 p-0">
          {spans.map(({ period, span }) => (
            <SpanLine key={period} period={period} span={span} />
          ))}
        </ul>
      ) : (
        <EmptyState title={<Trans>本期没有资金计划</Trans>} />
      )}
    </Panel>
  );
}

function SpanLine({ period, span }: { readonly period: PlanPeriod; readonly span: Span }) {
  const { t, i18n } = useLingui();
  const place = usePlace();
  const { planned, moved, left, gap, level } = span;
  const name = period === 'week' ? t`本周` : t`本月`;
  const path = place('lending.plan', period === 'month' ? { period } : {});
  const [rest, whole, paid] = [formatMoney(left), formatMoney(planned.outflow), formatMoney(moved.outflow)];
  return (
    <li className="text-sm">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex items-center gap-2">
          {path === undefined ? (
            name
          ) : (
            <Anchor href={`#${path}`} className="text-ink underline-offset-4 hover:text-accent hover:underline">
              {name}
            </Anchor>
          )}
          {level !== 'ordinary' && <StatusBadge tone={LEVEL_TERMS[level].tone}>{i18n._(LEVEL_TERMS[level].label)}</StatusBadge>}
        </span>
        <span className="text-ink-muted tabular-nums">
          <Trans>
            剩余 <b className="text-ink">{rest}</b> / 计划流出 {whole}
          </Trans>
        </span>
      </div>
      <StackedBar
        label={t`${name}资金计划`}
        shares={[
          { id: 'paid', label: t`已流出`, value: Number(moved.outflow), color: 'chart-1' },
          { id: 'left', label: t`剩余`, value: Number(left), color: 'line-strong' },
        ]}
      />
      <div className="mt-1 flex flex-wrap justify-between gap-x-4 text-xs text-ink-muted tabular-nums">
        <Trans>已流出 {paid}</Trans>
        {gap > ZERO_FEN && (
          <span className="text-critical-ink">
            <Trans>资金缺口 {{ gap: formatMoney(gap) }}</Trans>
          </span>
        )}
      </div>
    </li>
  );
}

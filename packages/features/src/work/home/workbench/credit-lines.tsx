import { formatMoney } from '@lianxin/domain';
import { ChartLegend, Panel, StackedBar, type ChartSeries } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useChannelName } from '../../../platform/channels/index.ts';
import type { Overview } from './task-terms.ts';

/** 开立额度: what is left of each credit line of a core enterprise, in one row where there is room. */
export function CreditLines({ overview: { quotas } }: { readonly overview: Overview }) {
  const { t } = useLingui();
  const channelName = useChannelName();
  const parts = [
    { id: 'used', label: t`已用`, color: 'chart-1' },
    { id: 'inTransit', label: t`在途`, color: 'chart-2' },
    { id: 'available', label: t`可用`, color: 'line-strong' },
  ] as const satisfies readonly ChartSeries[];
  return (
    <Panel title={<Trans>开立额度</Trans>} sub={<Trans>元</Trans>} extra={<ChartLegend series={parts} />}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(190px,1fr))] gap-x-6 gap-y-3">
        {quotas.map((quota) => {
          const name = channelName(quota.channel) ?? t`其他渠道`;
          const total = formatMoney(quota.total);
          return (
            <li key={quota.channel} className="text-sm">
              <span className="block truncate text-ink-muted">{name}</span>
              <span className="mb-1.5 block whitespace-nowrap tabular-nums">
                <Trans>
                  可用 <b className="font-semibold">{formatMoney(quota.available)}</b>
                </Trans>
              </span>
              <StackedBar label={t`${name}额度`} shares={parts.map((part) => ({ ...part, value: Number(quota[part.id]) }))} />
              <span className="mt-1 block text-xs whitespace-nowrap text-ink-faint tabular-nums">
                <Trans>总额 {total}</Trans>
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

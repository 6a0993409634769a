import { formatMoney } from '@lianxin/domain';
import { Anchor, ChartLegend, Descriptions, Panel, StackedBar, type ChartSeries } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useChannelName } from '../../../platform/channels/index.ts';
import { usePlace } from '../../../platform/navigation/index.ts';
import { useFigures } from '../figures/use-figures.ts';
import type { Overview } from './task-terms.ts';

/** 开立与额度: a core enterprise's debt, and the rest of each credit line. */
export function IssuedPanel({ overview }: { readonly overview: Overview }) {
  const { t } = useLingui();
  const channelName = useChannelName();
  const place = usePlace();
  const list = place('issuance.manage');
  const figures = useFigures(overview);
  const parts = [
    { id: 'used', label: t`已用`, color: 'chart-1' },
    { id: 'inTransit', label: t`在途`, color: 'chart-2' },
    { id: 'available', label: t`可用`, color: 'line-strong' },
  ] as const satisfies readonly ChartSeries[];
  return (
    <Panel
      title={<Trans>开立与额度</Trans>}
      sub={<Trans>元</Trans>}
      extra={
        list !== undefined && (
          <Anchor href={`#${list}`} className="text-accent hover:underline">
            <Trans>链信管理</Trans>
          </Anchor>
        )
      }
    >
      <Descriptions
        layout="above"
        columns={3}
        items={[figures.outstanding, figures.payable, figures.unsigned].map(({ id, label, value, href }) => ({
          id,
          label,
          value:
            href === undefined ? (
              value
            ) : (
              <Anchor href={href} className="text-ink underline-offset-4 hover:text-accent hover:underline">
                {value}
              </Anchor>
            ),
        }))}
      />
      {overview.quotas.length > 0 && <ChartLegend series={parts} className="mt-4" />}
      <ul className="mt-2.5 grid gap-x-8 gap-y-3 tablet:grid-cols-2 desktop:grid-cols-3">
        {overview.quotas.map((quota) => {
          const [available, total] = [formatMoney(quota.available), formatMoney(quota.total)];
          const name = channelName(quota.channel) ?? t`其他渠道`;
          return (
            <li key={quota.channel} className="text-sm">
              <div className="mb-1 flex flex-wrap justify-between gap-x-4">
                <span>{name}</span>
                <span className="whitespace-nowrap text-ink-muted tabular-nums">
                  <Trans>
                    可用 <b className="text-ink">{available}</b> / 总额 {total}
                  </Trans>
                </span>
              </div>
              <StackedBar label={t`${name}额度`} shares={parts.map((part) => ({ ...part, value: Number(quota[part.id]) }))} />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatRatioPercent } from '@lianxin/domain';
import { DataTable, EmptyState, Panel, Progress, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useChannelName } from '../../../platform/channels/index.ts';
import { CardLine, ListCard, MoneyCell, TermBadge, TextCell } from '../../../platform/lists/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { LEVEL_TERMS, type Limit } from './plan-terms.ts';

const TONES = { ordinary: 'accent', near: 'caution', breached: 'critical' } as const;

/** The use of the limits for core enterprises, including pending applications. */
export function LimitsPanel() {
  const { t } = useLingui();
  const channelName = useChannelName();
  const got = useEndpoint(contract.capitalPlan.limits, {}, { quiet: true });
  const columns = useMemo<readonly Column<Limit>[]>(
    () => [
      { id: 'issuer', header: t`核心企业`, sticky: 'start', cell: ({ issuer }) => <TextCell text={issuer.name} /> },
      { id: 'channel', header: t`渠道`, priority: 'low', cell: ({ channel }) => channelName(channel) },
      { id: 'limit', header: t`额度（元）`, align: 'end', cell: ({ limit }) => <MoneyCell amount={limit} /> },
      { id: 'used', header: t`已用（元）`, align: 'end', cell: ({ used }) => <MoneyCell amount={used} /> },
      { id: 'inTransit', header: t`在途（元）`, align: 'end', priority: 'low', cell: ({ inTransit }) => <MoneyCell amount={inTransit} /> },
      { id: 'free', header: t`可用（元）`, align: 'end', cell: ({ free }) => <MoneyCell amount={free} /> },
      { id: 'share', header: t`占用率`, width: 140, cell: (limit) => <ShareCell limit={limit} /> },
      { id: 'level', header: t`状态`, cell: ({ level }) => <TermBadge term={LEVEL_TERMS[level]} /> },
    ],
    [t, channelName],
  );
  return (
    <Panel title={<Trans>核心企业额度</Trans>} sub={<Trans>已用和在途都算占用</Trans>} flush>
      <DataTable
        label={t`核心企业额度`}
        columns={columns}
        rows={got.data ?? []}
        rowKey={({ channel, issuer }) => `${channel}:${issuer.enterpriseNo}`}
        rowLabel={({ issuer }) => issuer.name}
        loading={got.isLoading}
        skeletonRows={3}
        error={got.error && got.data === undefined && <FailureState error={got.error} onRetry={() => void got.refresh()} />}
        empty={
          <EmptyState title={t`还没有核心企业额度`}>
            <Trans>额度由平台运营按贵机构的书面通知设置。</Trans>
          </EmptyState>
        }
        renderCard={(limit) => (
          <ListCard lead={limit.issuer.name} term={LEVEL_TERMS[limit.level]}>
            <CardLine facts={[channelName(limit.channel)]} />
            <CardLine>
              <span>
                <Trans>额度（元）</Trans>
              </span>
              <MoneyCell amount={limit.limit} />
            </CardLine>
            <CardLine>
              <span>
                <Trans>可用（元）</Trans>
              </span>
              <MoneyCell amount={limit.free} />
            </CardLine>
            <ShareCell limit={limit} />
          </ListCard>
        )}
      />
    </Panel>
  );
}

const percent = (share: bigint): string => `${formatRatioPercent(share)}%`;

function ShareCell({
  limit: {
    share,
    level,
    issuer: { name },
  },
}: {
  readonly limit: Limit;
}) {
  const { t } = useLingui();
  return (
    <span className="flex min-w-28 items-center gap-2 tabular-nums">
      <Progress bare label={t`${name}额度占用`} value={Number(share)} max={1_000_000} valueText={percent(share)} tone={TONES[level]} />
      <span>{percent(share)}</span>
    </span>
  );
}

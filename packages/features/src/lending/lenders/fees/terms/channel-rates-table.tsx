import { formatRatePercent } from '@lianxin/domain';
import { DataTable, Panel, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { useRateWords } from '../../../../platform/terms/index.ts';
import { useChannelName, useChannels } from '../../../../platform/channels/index.ts';
import { CardLine, ListCard, MoneyCell } from '../../../../platform/lists/index.ts';
import type { ChannelRates } from '../fee-words.ts';

/** The current charges of each channel. The platform sets them on the lender's written notice; here they can only be read. */
export function ChannelRatesTable({ rows }: { readonly rows: readonly ChannelRates[] }) {
  const { t } = useLingui();
  const channelName = useChannelName();
  const rateWords = useRateWords();
  const channels = useChannels();
  /** The rate of a channel, or the maximum rate if its lender quotes each loan individually. */
  const annualWords = useCallback(
    ({ channel, annualRate }: Pick<ChannelRates, 'channel' | 'annualRate'>) => {
      const rate = formatRatePercent(annualRate);
      return channels.byCode(channel)?.quotedBy === 'lender' ? t`不超过 ${rate}%，逐笔报价` : `${rate}%`;
    },
    [t, channels],
  );
  const columns = useMemo<readonly Column<ChannelRates>[]>(() => {
    const flat = (rate: bigint) => rateWords({ rate, unit: 'flatPerTenThousand' });
    return [
      { id: 'channel', header: t`渠道`, sticky: 'start', cell: ({ channel }) => channelName(channel) },
      { id: 'annualRate', header: t`融资利率`, align: 'end', cell: (row) => annualWords(row) },
      { id: 'lenderFee', header: t`机构手续费`, align: 'end', cell: ({ lenderFeeRate }) => flat(lenderFeeRate) },
      {
        id: 'minLenderFee',
        header: t`机构最低收费（元）`,
        align: 'end',
        priority: 'low',
        cell: (row) => <MoneyCell amount={row.minLenderFee} />,
      },
      { id: 'platformFee', header: t`平台服务费`, align: 'end', cell: ({ platformRate }) => flat(platformRate) },
      {
        id: 'minPlatformFee',
        header: t`平台最低收费（元）`,
        align: 'end',
        priority: 'low',
        cell: (row) => <MoneyCell amount={row.minPlatformFee} />,
      },
      { id: 'offered', header: t`状态`, cell: ({ offered }) => (offered ? t`受理中` : t`暂停受理`) },
    ];
  }, [t, channelName, rateWords, annualWords]);
  return (
    <Panel title={<Trans>放款渠道费率</Trans>} sub={<Trans>由平台按贵机构的书面通知设置</Trans>} flush>
      <DataTable
        label={t`放款渠道费率`}
        columns={columns}
        rows={rows}
        rowKey={({ channel }) => String(channel)}
        rowLabel={({ channel }) => channelName(channel) ?? String(channel)}
        empty={null}
        renderCard={({ channel, annualRate, lenderFeeRate, platformRate }) => (
          <ListCard lead={channelName(channel) ?? String(channel)}>
            <CardLine>
              <span>{t`融资利率 ${{ rate: annualWords({ channel, annualRate }) }}`}</span>
            </CardLine>
            <CardLine>
              <span>{t`机构手续费 ${{ rate: rateWords({ rate: lenderFeeRate, unit: 'flatPerTenThousand' }) }}`}</span>
              <span>{t`平台服务费 ${{ rate: rateWords({ rate: platformRate, unit: 'flatPerTenThousand' }) }}`}</span>
            </CardLine>
          </ListCard>
        )}
      />
    </Panel>
  );
}

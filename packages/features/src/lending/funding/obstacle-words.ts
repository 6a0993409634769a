import type { Offer } from '@lianxin/api/contract';
import { formatMoney, type ObstacleReason } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useChannelName } from '../../platform/channels/index.ts';

type Obstacle = Offer['obstacles'][number];

/** Explains why a lender cannot be chosen. A reason that this version of the page does not know gets a general sentence. */
export function useObstacleWords(): (obstacle: Obstacle) => string {
  const { t } = useLingui();
  const channelName = useChannelName();
  return useCallback(
    ({ reason, figures }) => {
      const yuan = (name: string): string => {
        const amount = figures[name];
        return amount === undefined ? '—' : formatMoney(amount);
      };
      const days = (name: string): string => figures[name] ?? '—';
      const channel = channelName(Number(figures['channel'])) ?? '—';
      const sentences: Readonly<Record<ObstacleReason, string>> = {
        notOffered: t`该渠道暂停受理`,
        notSigned: t`本企业尚未与该渠道签约`,
        otherChannelsVoucher: t`只受理本渠道开立的凭证，所选凭证由${channel}开立`,
        keptByItsChannel: t`所选凭证由${channel}开立，只能在该渠道融资`,
        loanOutlivesPledge: t`贷款到期晚于凭证到期 ${{ days: days('days') }} 天`,
        fallenDue: t`凭证已到期，没有可融资的天数`,
        termTooShort: t`剩余 ${{ days: days('days') }} 天，少于最短 ${{ minDays: days('minDays') }} 天`,
        termTooLong: t`剩余 ${{ days: days('days') }} 天，超过最长 ${{ maxDays: days('maxDays') }} 天`,
        belowMinimum: t`低于最低金额 ${{ minimum: yuan('minAmount') }} 元`,
        aboveMaximum: t`超过最高金额 ${{ maximum: yuan('maxAmount') }} 元`,
        abovePledgeRate: t`超过按质押率可贷的 ${{ most: yuan('most') }} 元`,
        noCreditLine: t`该渠道对开立方没有授信`,
        creditShort: t`该渠道对开立方的额度还差 ${{ shortfall: yuan('shortfall') }} 元`,
        planShort: t`该渠道本期资金还差 ${{ shortfall: yuan('shortfall') }} 元`,
        noGuarantor: t`没有可用的担保方`,
        guarantorShort: t`担保额度还差 ${{ shortfall: yuan('shortfall') }} 元`,
        notQuoted: t`资方暂不报价`,
        nothingLeft: t`扣除费用后没有余额`,
      };
      return isReason(reason, sentences) ? sentences[reason] : t`该渠道暂不能受理`;
    },
    [t, channelName],
  );
}

const isReason = (text: string, sentences: Readonly<Record<ObstacleReason, string>>): text is ObstacleReason =>
  Object.hasOwn(sentences, text);

import type { FinancingDetail } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { useChannelName } from '../../../platform/channels/index.ts';
import { TermBadge } from '../../../platform/lists/index.ts';
import { PIECE_TERMS } from '../../../platform/terms/index.ts';
import { HeldPieces } from '../../funding/index.ts';

/** The pieces that are financed, and the lender's voucher that each became, or the one that was bought back. */
export function FinancedPieces({ pieces }: Pick<FinancingDetail, 'pieces'>) {
  const { t } = useLingui();
  const channelName = useChannelName();
  return (
    <HeldPieces
      title={t`融资凭证`}
      pieces={pieces}
      amount={t`融资金额（元）`}
      origin={{ id: 'channel', label: t`开立渠道`, of: ({ channel }) => channelName(channel) ?? '—' }}
      state={({ state }) => <TermBadge term={PIECE_TERMS[state]} />}
      became={({ lenderNumber, returnedNumber }) => [
        ...(lenderNumber === null ? [] : [{ label: t`资金方凭证`, number: lenderNumber }]),
        ...(returnedNumber === null ? [] : [{ label: t`取回凭证`, number: returnedNumber }]),
      ]}
    />
  );
}

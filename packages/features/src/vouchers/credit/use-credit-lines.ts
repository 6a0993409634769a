import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useMemo } from 'react';
import { useChannelName } from '../../platform/channels/index.ts';

/** A line granted by a bank; `bankName` is the portal's name for the channel. */
export type CreditLine = ResponseOf<typeof contract.creditLine.get>[number];

export function useCreditLines(): readonly CreditLine[] | undefined {
  const channelName = useChannelName();
  const { data } = useEndpoint(contract.creditLine.get, {}, { quiet: true });
  // Stable, so that forms do not take the lines for new ones on every keystroke.
  return useMemo(() => data?.map((line) => ({ ...line, bankName: channelName(line.channel) ?? line.bankName })), [data, channelName]);
}

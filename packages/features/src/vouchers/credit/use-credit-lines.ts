import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useMemo } from 'react';
import { useChannelName } from '../../platform/channels/index.ts';

/** What a bank grants the enterprise to issue; `bankName` is what the portal calls its channel, everywhere. */
export type CreditLine = ResponseOf<typeof contract.creditLine.get>[number];

/** The enterprise's credit lines; undefined until they are known. */
export function useCreditLines(): readonly CreditLine[] | undefined {
  const channelName = useChannelName();
  const { data } = useEndpoint(contract.creditLine.get, {}, { quiet: true });
  // A form that chooses from them must not take them for new ones at every stroke.
  return useMemo(() => data?.map((line) => ({ ...line, bankName: channelName(line.channel) ?? line.bankName })), [data, channelName]);
}

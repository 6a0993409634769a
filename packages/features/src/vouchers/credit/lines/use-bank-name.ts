import { useCallback } from 'react';
import { useChannelName } from '../../../platform/channels/index.ts';
import type { CreditApplication } from './credit-terms.ts';

/** What the portal calls the bank of a request, as it calls its line; as it was asked for where the portal has no such channel. */
export function useBankName(): (application: Pick<CreditApplication, 'channel' | 'bankName'>) => string {
  const channelName = useChannelName();
  return useCallback(({ channel, bankName }) => channelName(channel) ?? bankName, [channelName]);
}

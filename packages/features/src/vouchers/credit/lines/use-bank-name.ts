import { useCallback } from 'react';
import { useChannelName } from '../../../platform/channels/index.ts';
import type { CreditApplication } from './credit-terms.ts';

export function useBankName(): (application: Pick<CreditApplication, 'channel' | 'bankName'>) => string {
  const channelName = useChannelName();
  return useCallback(({ channel, bankName }) => channelName(channel) ?? bankName, [channelName]);
}

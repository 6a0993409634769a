import { useChannelName, useChannels } from '../../../platform/channels/index.ts';

export const ANY_CHANNEL = 'any';

export const channelOf = (typed: string): number | null => (typed === ANY_CHANNEL ? null : Number(typed));

export function useChannelOptions(anyLabel: string): readonly { readonly value: string; readonly label: string }[] {
  const channels = useChannels();
  const channelName = useChannelName();
  return [
    { value: ANY_CHANNEL, label: anyLabel },
    ...channels.list.map(({ code }) => ({ value: String(code), label: channelName(code) ?? String(code) })),
  ];
}

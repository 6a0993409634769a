import { useChannelName, useChannels } from '../../../platform/channels/index.ts';

/** Stands in a field for no channel in particular. */
export const ANY_CHANNEL = 'any';

/** The channel that a field names; null for any. */
export const channelOf = (typed: string): number | null => (typed === ANY_CHANNEL ? null : Number(typed));

/** Every channel of the portal, after that which stands for any of them. */
export function useChannelOptions(anyLabel: string): readonly { readonly value: string; readonly label: string }[] {
  const channels = useChannels();
  const channelName = useChannelName();
  return [
    { value: ANY_CHANNEL, label: anyLabel },
    ...channels.list.map(({ code }) => ({ value: String(code), label: channelName(code) ?? String(code) })),
  ];
}

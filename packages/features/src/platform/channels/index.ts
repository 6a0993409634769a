/** The channels that the portal runs with, and their names. */
export { ChannelsContext, useChannels } from './channels.ts';
export { useChannelName } from './use-channel-name.ts';

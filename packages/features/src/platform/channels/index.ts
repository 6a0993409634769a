export { ChannelsContext, useChannels } from './channels.ts';
export { useChannelName } from './use-channel-name.ts';

import { CHANNELS, type Channels } from '@lianxin/domain';
import { createContext, use } from 'react';

/** The portal's channels: `<ChannelsContext value={defineChannels(rows)}>`. @default those of the specification */
export const ChannelsContext = createContext<Channels>(CHANNELS);

export const useChannels = (): Channels => use(ChannelsContext);

import { CHANNELS, type Channels } from '@lianxin/domain';
import { createContext, use } from 'react';

/** The channels that the portal runs with: `<ChannelsContext value={defineChannels(rows)}>`. @default those of the specification */
export const ChannelsContext = createContext<Channels>(CHANNELS);

/** The channels that the portal runs with. */
export const useChannels = (): Channels => use(ChannelsContext);

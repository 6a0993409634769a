import { Entrance } from '@lianxin/features/navigation';
import { BrokenScreen, LoadingPage, systemScreens } from '@lianxin/features/system';
import type { Config } from './config.ts';
import { Providers } from './providers.tsx';
import { Frame } from './shell.tsx';

/** The portal: the packages' screens behind one door, inside one shell, under one brand. */
export const App = ({ config }: { readonly config: Config }) => (
  <Providers config={config}>
    <Entrance
      frame={Frame}
      forbidden={systemScreens.forbidden}
      missing={systemScreens.missing}
      fallback={<LoadingPage />}
      onError={(error, retry) => <BrokenScreen error={error} onRetry={retry} />}
    />
  </Providers>
);

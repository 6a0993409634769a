import { lazy, Suspense, useState } from 'react';
import { provideWords } from '../language/index.ts';
import { Entrance, GuardedRouter, ScreenBoundary } from '../navigation/index.ts';
import { Providers } from '../providers/index.ts';
import { BrokenScreen, LoadingPage, systemScreens } from '../system/index.ts';
import type { Config } from './config.ts';
import type { EntryCode } from './entry-code.ts';
import { Outcomes } from './outcomes.tsx';
import type { PortalOptions } from './portal-options.ts';
import { createShell } from './shell.tsx';
import { wire } from './wiring.ts';

/** Lets the page come first. */
const SETTLE_MS = 800;

const reload = () => window.location.reload();

export interface AppProps {
  readonly config: Config;
  /** What a partner's link carried. */
  readonly entry: EntryCode | undefined;
}

/** The portal as one component, and how its shell is fetched early. */
export function createApp({ brand, navigation, channels, slots, look = () => Promise.resolve(), onEvent }: Omit<PortalOptions, 'screens'>) {
  const { Frame, loadFrame } = createShell(look);

  const Overlays = lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const [{ Overlays: Parts, entryWords }] = await Promise.all([import('./overlays.tsx'), look()]);
    await provideWords(entryWords);
    return { default: Parts };
  });

  const SignOn = lazy(async () => {
    const [{ SingleSignOn, entryWords }] = await Promise.all([import('./partner-entrance.ts'), look()]);
    await provideWords(entryWords);
    return { default: SingleSignOn };
  });

  function App({ config, entry }: AppProps) {
    const [{ listeners, ...wiring }] = useState(() => wire(config, onEvent));
    const [arriving, setArriving] = useState(entry);
    return (
      <Providers
        {...wiring}
        brand={brand}
        navigation={navigation}
        channels={channels}
        safeguards={config.safeguards}
        slots={slots}
        held={arriving !== undefined}
        router={GuardedRouter}
      >
        <Outcomes listeners={listeners} />
        <ScreenBoundary onError={() => null}>
          <Suspense fallback={null}>
            <Overlays />
          </Suspense>
        </ScreenBoundary>
        {arriving === undefined ? (
          <Entrance
            frame={Frame}
            forbidden={systemScreens.forbidden}
            missing={systemScreens.missing}
            fallback={<LoadingPage />}
            onError={(error, retry) => <BrokenScreen error={error} onRetry={retry} />}
          />
        ) : (
          <ScreenBoundary onError={(error) => <BrokenScreen error={error} onRetry={reload} />}>
            <Suspense fallback={<LoadingPage />}>
              <SignOn {...arriving} onDone={() => setArriving(undefined)} />
            </Suspense>
          </ScreenBoundary>
        )}
      </Providers>
    );
  }
  return { App, loadFrame };
}

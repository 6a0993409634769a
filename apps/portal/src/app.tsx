import { Entrance, ScreenBoundary } from '@lianxin/features/navigation';
import { BrokenScreen, LoadingPage, systemScreens } from '@lianxin/features/system';
import { lazy, Suspense, useState } from 'react';
import type { Config } from './config.ts';
import type { EntryCode } from './entry-code.ts';
import { Providers } from './providers.tsx';
import { Frame } from './shell.tsx';

/** Lets the page come first. */
const SETTLE_MS = 800;

const Standing = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const { Standing: Parts, provideStandingWords } = await import('./standing.tsx');
  await provideStandingWords();
  return { default: Parts };
});

const SignOn = lazy(async () => {
  const { SingleSignOn, providePartnerWords } = await import('./partner-entrance.tsx');
  await providePartnerWords();
  return { default: SingleSignOn };
});

export interface AppProps {
  readonly config: Config;
  /** What a partner's link carried. */
  readonly entry: EntryCode | undefined;
}

/** The portal: the packages' screens behind one door, inside one shell, under one brand. */
export function App({ config, entry }: AppProps) {
  const [arriving, setArriving] = useState(entry);
  return (
    <Providers config={config} held={arriving !== undefined}>
      <ScreenBoundary onError={() => null}>
        <Suspense fallback={null}>
          <Standing />
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
        <ScreenBoundary onError={(error) => <BrokenScreen error={error} onRetry={() => window.location.reload()} />}>
          <Suspense fallback={<LoadingPage />}>
            <SignOn {...arriving} onDone={() => setArriving(undefined)} />
          </Suspense>
        </ScreenBoundary>
      )}
    </Providers>
  );
}

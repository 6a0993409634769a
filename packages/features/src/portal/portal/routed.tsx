import { Suspense, lazy, useState, type ComponentType } from 'react';
import { provideWords } from '../../platform/language/index.ts';
import {
  Entrance,
  GuardedRouter,
  NavigationProvider,
  preloadScreen,
  rowAt,
  ScreenBoundary,
  type Row,
} from '../../platform/navigation/index.ts';
import { BrokenScreen, LoadingPage, systemScreens } from '../../platform/system/index.ts';
import { checkedLook } from './checked-look.ts';
import type { EntryCode } from './entry-code.ts';
import { createShell } from './shell.tsx';

const reload = () => window.location.reload();

export interface RoutedProps {
  /** The code in a partner's link. */
  readonly entry: EntryCode | undefined;
}

/** The portal behind sign-in: table, addresses, pages in shells. */
export interface RoutedPortal {
  readonly rows: readonly Row[];
  readonly Routed: ComponentType<RoutedProps>;
  /** Preloads what an address shows to a signed-in person; failures are shown in place. */
  readonly fetchEarly: (address: string) => Promise<void>;
}

/** Creates it from the portal's table. */
export function createRouted(rows: readonly Row[]): RoutedPortal {
  const { Frame, loadFrame } = createShell();

  const SignOn = lazy(async () => {
    const [{ SingleSignOn, entryWords }] = await Promise.all([import('./partner-entrance.ts'), checkedLook()]);
    await provideWords(entryWords);
    return { default: SingleSignOn };
  });

  function Routed({ entry }: RoutedProps) {
    const [arriving, setArriving] = useState(entry);
    return (
      <NavigationProvider rows={rows}>
        <GuardedRouter>
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
        </GuardedRouter>
      </NavigationProvider>
    );
  }

  const fetchEarly = async (address: string): Promise<void> => {
    const wanted = rowAt(rows, address.split('?', 1)[0] ?? '/');
    const screen = wanted?.kind === 'page' ? wanted.screen : undefined;
    await Promise.allSettled([loadFrame(), ...(screen ? [preloadScreen(screen)] : [])]);
  };
  return { rows, Routed, fetchEarly };
}

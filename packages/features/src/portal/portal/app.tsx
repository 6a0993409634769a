import type { ApiError } from '@lianxin/api/client';
import { lazy, Suspense, useEffect, useState } from 'react';
import { provideWords } from '../../platform/language/index.ts';
import { ScreenBoundary } from '../../platform/navigation/index.ts';
import { BaseProviders } from '../../platform/providers/index.ts';
import { checkedLook } from './checked-look.ts';
import type { Config } from './config.ts';
import type { SignInShellFacts } from './sign-in-shell-facts.ts';
import { SignInShellEntry } from './sign-in-shell-entry.tsx';
import type { EarlyFocus } from './early-focus.ts';
import type { EntryCode } from './entry-code.ts';
import { LoadFailure } from './load-failure.tsx';
import { Outcomes } from './outcomes.tsx';
import type { PortalOptions } from './portal-options.ts';
import type { RoutedPortal } from './routed.tsx';
import { wire } from './wiring.ts';

/** Let the page render first. */
const SETTLE_MS = 800;

export interface AppProps {
  readonly portal: Pick<PortalOptions, 'brand' | 'channels' | 'slots' | 'onEvent'>;
  readonly config: Config;
  /** The code in a partner's link. */
  readonly entry?: EntryCode | undefined;
  /** The portal behind sign-in, unless the person starts there. */
  readonly behind?: RoutedPortal | undefined;
  /** Why the portal could not be loaded. */
  readonly failed?: ApiError | undefined;
  /** Facts for the sign-in page, if the person starts there. */
  readonly signIn?: SignInShellFacts | undefined;
  readonly fetchBehind: () => Promise<RoutedPortal>;
  /** Focus events from before the keeper was loaded. */
  readonly focus?: EarlyFocus;
}

/** The sign-in page alone, or the table with its pages; and what is shown over every page. */
export function App({
  portal: { brand, channels, slots, onEvent },
  config,
  entry,
  failed,
  signIn,
  fetchBehind,
  focus,
  ...props
}: AppProps) {
  const [wiring] = useState(() => wire(config, onEvent));
  const [behind, setBehind] = useState(props.behind);
  const [Overlays] = useState(() =>
    lazy(async () => {
      const [{ Overlays: Parts, entryWords }] = await Promise.all([import('./overlays.tsx'), checkedLook()]);
      await provideWords(entryWords);
      return { default: () => <Parts focus={focus} /> };
    }),
  );
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <BaseProviders {...wiring} brand={brand} channels={channels} safeguards={config.safeguards} slots={slots} held={entry !== undefined}>
      <Outcomes client={wiring.client} />
      <ScreenBoundary onError={() => null}>
        {settled && (
          <Suspense fallback={null}>
            <Overlays />
          </Suspense>
        )}
      </ScreenBoundary>
      {behind && <behind.Routed entry={entry} />}
      {failed && <LoadFailure error={failed} />}
      {behind === undefined && signIn && <SignInShellEntry facts={signIn} fetchBehind={fetchBehind} onOpen={setBehind} />}
    </BaseProviders>
  );
}

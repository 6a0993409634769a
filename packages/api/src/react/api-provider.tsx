import { useLayoutEffect, useState, type ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { initCache } from 'swr/_internal';
import type { ApiClient } from '../client/create-client.ts';
import { isTransient } from '../client/api-error.ts';
import { ClientProvider } from './client-provider.tsx';
import { dropAhead } from './prefetch.ts';

export interface ApiProviderProps {
  /** The client every screen below calls through. Give another `key` to the provider when the session changes, and the cache goes with it. */
  client: ApiClient;
  children: ReactNode;
}

/** Gives the screens below it their way to the server, and a cache of their own. */
export function ApiProvider({ client, children }: ApiProviderProps) {
  const [config] = useState<SWRConfiguration & { provider: () => Map<string, never> }>(() => {
    const cache = new Map<string, never>();
    // SWR forgets a cache that it registered itself when its provider is hidden, and then breaks the page that comes back (React's Activity).
    initCache(cache);
    return {
      provider: () => cache,
      // A refusal stays a refusal; only failures on the way are worth another try.
      shouldRetryOnError: isTransient,
      errorRetryCount: 2,
      focusThrottleInterval: 30_000,
    };
  });
  // What one session fetched ahead never reaches the next.
  useLayoutEffect(() => () => dropAhead(client, () => true), [client]);
  return (
    <ClientProvider client={client}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </ClientProvider>
  );
}

import { useLayoutEffect, useState, type ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { initCache } from 'swr/_internal';
import type { ApiClient } from '../client/create-client.ts';
import { isTransient } from '../client/api-error.ts';
import { ClientProvider } from './client-provider.tsx';
import { dropAhead } from './prefetch.ts';

export interface ApiProviderProps {
  /** The client for all screens below. Change the `key` of the provider with the session, to drop the cache. */
  client: ApiClient;
  children: ReactNode;
}

/** Provides client and cache to the screens below it. */
export function ApiProvider({ client, children }: ApiProviderProps) {
  const [config] = useState<SWRConfiguration & { provider: () => Map<string, never> }>(() => {
    const cache = new Map<string, never>();
    // SWR drops a cache that it registered itself when its provider is hidden, which breaks a page that comes back (React's Activity).
    initCache(cache);
    return {
      provider: () => cache,
      // Only transport failures are worth a retry.
      shouldRetryOnError: isTransient,
      errorRetryCount: 2,
      focusThrottleInterval: 30_000,
    };
  });
  // Prefetched answers of one session must not reach the next.
  useLayoutEffect(() => () => dropAhead(client, () => true), [client]);
  return (
    <ClientProvider client={client}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </ClientProvider>
  );
}
